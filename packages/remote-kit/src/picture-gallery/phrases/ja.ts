import type { en } from './en.ts';

export const ja = {
  name: '写真',
  open: '写真{{number}}を開く：{{text}}',
  undescribed: '説明のない写真',
  place: '{{total}}枚中{{index}}枚目',
  earlier: '前の写真',
  later: '次の写真',
} satisfies Record<keyof typeof en, string>;
