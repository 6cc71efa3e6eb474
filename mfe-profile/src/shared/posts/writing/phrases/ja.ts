import type { en } from './phrases.ts';

export const ja = {
  empty: '本文を入力してください',
  keys: 'Ctrl + Enter または ⌘ + Enter で送信できます',
  save: '保存',
  mentions: 'メンションするユーザー',
  'mentions.found_one': '{{count}}人見つかりました。矢印キーで選べます。',
  'mentions.found_other': '{{count}}人見つかりました。矢印キーで選べます。',
} satisfies Record<keyof typeof en, string>;
