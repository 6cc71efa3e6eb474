import type { en } from './picture-gallery-phrases.ts';

export const ja = {
  name: '画像',
  open: '画像{{number}}を開く：{{text}}',
  undescribed: '説明のない画像',
  place: '{{total}}枚中{{index}}枚目',
  earlier: '前の画像',
  later: '次の画像',
} satisfies Record<keyof typeof en, string>;
