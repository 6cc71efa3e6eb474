import type { en } from './phrases.ts';

export const ja = {
  tryOn: '試着する',
  title: '{{name}}を試着中',
  hint: 'プロフィールと投稿での見え方を確認できます。',
  wear: 'プロフィール画像にする',
  worn: 'プロフィール画像を{{name}}に変更しました',
  failed: 'プロフィールを読み込めませんでした',
} satisfies Record<keyof typeof en, string>;
