import type { en } from './phrases.ts';

export const ja = {
  of: '{{name}}さんの投稿',
  failed: '投稿を読み込めませんでした',
  likes_one: 'いいね{{count}}件',
  likes_other: 'いいね{{count}}件',
  comments_one: 'コメント{{count}}件',
  comments_other: 'コメント{{count}}件',
  like: 'いいね',
  share: 'この投稿を共有',
  edited: '編集済み',
  more: '{{name}}さんの投稿のメニュー',
  copyLink: 'リンクをコピー',
  edit: '編集',
  delete: '削除',
  report: '通報',
  deleted: '投稿を削除しました',
  'edit.title': '投稿を編集',
  'edit.text': '投稿の本文',
} satisfies Record<keyof typeof en, string>;
