import type { en } from './shared-phrases.ts';

export const ja = {
  cancel: 'キャンセル',
  close: '閉じる',
  copied: 'コピーしました',
  copy: 'コピー',
  linkCopied: 'リンクをコピーしました',
  linkNotCopied: 'リンクをコピーできませんでした',
  loading: '読み込み中',
  moreFailed: '続きを読み込めませんでした',
  logIn: 'ログイン',
  next: '次へ',
  noData: 'データがありません',
  previous: '前へ',
  showMore: 'もっと見る',
  tryAgain: 'もう一度試す',
  undo: '元に戻す',
  viewAll: 'すべて見る',
} satisfies Record<keyof typeof en, string>;
