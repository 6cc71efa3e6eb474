import type { en } from './phrases.ts';

export const ja = {
  title: 'コメント',
  more: 'コメントをもっと見る',
  failed: 'コメントを読み込めませんでした',
  add: 'コメントを書く',
  send: 'コメントする',
  menu: '{{name}}さんのコメントのメニュー',
  edit: '編集',
  'edit.text': 'コメントの内容',
  delete: '削除',
  deleted: 'コメントを削除しました',
  gone: 'このコメントは表示できません',
  reply: '返信',
  'reply.to': '{{name}}さんに返信',
  'reply.send': '返信する',
  'reply.cancel': 'キャンセル',
  replies_one: '返信{{count}}件を表示',
  replies_other: '返信{{count}}件を表示',
  'replies.hide': '返信を隠す',
  'replies.to': '{{name}}さんへの返信',
  'replies.more': '返信をもっと見る',
} satisfies Record<keyof typeof en, string>;
