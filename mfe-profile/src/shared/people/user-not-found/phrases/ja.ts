import type { en } from './phrases.ts';

export const ja = {
  text: 'このユーザーは見つかりません',
  toHome: 'ホームへ戻る',
} satisfies Record<keyof typeof en, string>;
