import type { en } from './phrases.ts';

export const ja = { title: '投稿' } satisfies Record<keyof typeof en, string>;
