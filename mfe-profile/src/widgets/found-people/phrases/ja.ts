import type { en } from './phrases.ts';

export const ja = {
  label: '見つかったユーザー',
  failed: 'ユーザーを読み込めませんでした',
} satisfies Record<keyof typeof en, string>;
