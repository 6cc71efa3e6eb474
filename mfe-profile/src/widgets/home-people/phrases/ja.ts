import type { en } from './phrases.ts';

export const ja = {
  title: 'おすすめのユーザー',
  failed: 'ユーザーを読み込めませんでした',
} satisfies Record<keyof typeof en, string>;
