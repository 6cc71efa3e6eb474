import type { en } from './phrases.ts';

export const ja = {
  title: 'オンラインのフレンド',
  online: 'オンライン',
  onSite: 'サイトを閲覧中',
  inSpace: '{{space}}に参加中',
  join: '{{space}}にいる{{name}}さんのところへ行く',
} satisfies Record<keyof typeof en, string>;
