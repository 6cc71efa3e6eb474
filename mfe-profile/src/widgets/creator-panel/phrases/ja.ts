import type { en } from './phrases.ts';

export const ja = {
  failed: '作者を読み込めませんでした',
} satisfies Record<keyof typeof en, string>;
