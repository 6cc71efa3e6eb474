import type { en } from './phrases.ts';

export const ja = {
  title: '新しいメッセージ',
  search: 'ユーザーを検索',
  clear: '検索をクリア',
  following: 'フォロー中',
  popular: '人気のユーザー',
  others: 'そのほかのユーザー',
  failed: 'ユーザーを読み込めませんでした',
  none: 'この名前のユーザーはいません',
  found_one: '{{count}}人',
  found_other: '{{count}}人',
} satisfies Record<keyof typeof en, string>;
