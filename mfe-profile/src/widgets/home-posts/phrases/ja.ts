import type { en } from './phrases.ts';

export const ja = {
  title: '新着の投稿',
  viewAll: 'すべて見る：新着の投稿',
} satisfies Record<keyof typeof en, string>;
