import type { en } from './phrases.ts';

export const ja = {
  install: 'アプリをインストール',
  dialogTitle: 'XANAをホーム画面に追加',
  intro: 'ホーム画面のアイコンから、アプリのように開けるようになります。',
  share: 'ブラウザの共有ボタンをタップ',
  add: '「ホーム画面に追加」を選択',
  confirm: '「追加」をタップ',
  close: '閉じる',
} satisfies Record<keyof typeof en, string>;
