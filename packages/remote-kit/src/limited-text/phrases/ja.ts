import type { en } from './count-phrases.ts';

export const ja = {
  tooMany_one: '{{count}}文字オーバーしています',
  tooMany_other: '{{count}}文字オーバーしています',
  used: '{{most}}文字中{{used}}文字',
} satisfies Record<keyof typeof en, string>;
