import type { en } from './en.ts';

export const ja = {
  mixedScripts: '複数の文字種が混ざったアドレスです。別のサイトに似せている可能性があります。',
} satisfies Record<keyof typeof en, string>;
