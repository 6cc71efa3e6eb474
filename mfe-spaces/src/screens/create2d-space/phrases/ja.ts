import type { en } from './phrases.ts';

export const ja = {
  title: 'スペースを作成',
  save: '作成',
  live: 'スペースを公開しました',
  liveText: '「{{name}}」を誰でも見られるようになりました。',
  open: 'スペースを開く',
  copyLink: 'リンクをコピー',
  share: '共有',
  another: 'もう1つ作成',
} satisfies Record<keyof typeof en, string>;
