import type { en } from './en.ts';

export const ja = {
  list: 'メンションするユーザー',
  suggestions_one: '{{count}}人見つかりました。矢印キーで選べます。',
  suggestions_other: '{{count}}人見つかりました。矢印キーで選べます。',
} satisfies Record<keyof typeof en, string>;
