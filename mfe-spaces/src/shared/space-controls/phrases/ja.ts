import type { en } from './en.ts';

export const ja = {
  favourite: '「{{name}}」をお気に入りに追加',
  isFavourite: '「{{name}}」をお気に入りから外す',
  enter: '入る',
  friends: 'ここにいるフレンド：{{names}}',
} satisfies Record<keyof typeof en, string>;
