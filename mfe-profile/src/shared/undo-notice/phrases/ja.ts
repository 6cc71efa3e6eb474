import type { en } from './en.ts';

export const ja = {
  undo: '元に戻す',
} satisfies Record<keyof typeof en, string>;
