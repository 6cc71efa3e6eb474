import type { en } from './phrases.ts';

export const ja = {
  enter: '入る',
  friends: 'ここにいるフレンド：{{names}}',
} satisfies Record<keyof typeof en, string>;
