import type { en } from './en.ts';

export const ja = { title: '投稿' } satisfies Record<keyof typeof en, string>;
