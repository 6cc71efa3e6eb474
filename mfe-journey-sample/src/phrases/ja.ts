import type { en } from './en.ts';

export const ja = {
  title: 'Journey Sample',
  text: 'このページはmfe-journey-sampleが提供しています。',
} satisfies Record<keyof typeof en, string>;
