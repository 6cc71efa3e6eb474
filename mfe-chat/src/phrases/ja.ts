import type { en } from './en.ts';

export const ja = {
  'icon.label': 'チャット',
  'icon.unread_one': 'チャット、未読{{count}}件',
  'icon.unread_other': 'チャット、未読{{count}}件',
  'chat.title': '会話',
  'chat.emptyHint': 'ほかのユーザーとの会話がここに表示されます',
  'chat.findPeople': 'フォローする人を探す',
  'chat.failed': '会話を読み込めませんでした',
  'chat.choose': '会話を選んでください',
  'chat.back': '会話の一覧へ戻る',
  'chat.unread_one': '未読{{count}}件',
  'chat.unread_other': '未読{{count}}件',
  'chat.messages': '{{name}}さんとの会話',
  'chat.earlier': '以前のメッセージ',
} satisfies Record<keyof typeof en, string>;
