import type { en } from './en.ts';

export const ja = {
  calendar: 'カレンダーに追加',
} satisfies Record<keyof typeof en, string>;
