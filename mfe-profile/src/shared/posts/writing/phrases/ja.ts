import type { en } from './en.ts';

export const ja = {
  empty: '本文を入力してください',
  keys: 'Ctrl + Enter または ⌘ + Enter で送信できます',
  save: '保存',
} satisfies Record<keyof typeof en, string>;
