import type { en } from './phrases.ts';

export const ja = {
  title: '{{name}}：「{{text}}」',
  failed: '投稿を読み込めませんでした',
  gone: 'この投稿は表示できません',
  hidden: '運営がこの投稿を非表示にしました',
  'hidden.hint': 'あなたにだけ表示されています。理由はお知らせで確認できます。',
  toFeed: 'フィードへ',
} satisfies Record<keyof typeof en, string>;
