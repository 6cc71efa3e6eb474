import type { en } from './phrases.ts';

export const ja = {
  add: '「{{name}}」をお気に入りに追加',
  remove: '「{{name}}」をお気に入りから外す',
} satisfies Record<keyof typeof en, string>;
