import type { en } from './phrases.ts';

export const ja = {
  'people.following': 'フォロー中',
  'people.active': 'アクティブなユーザー',
  'people.failed': 'ユーザーを読み込めませんでした',
  'people.more': 'ユーザーをもっと見る',
  'empty.followings': '気になるユーザーをフォローすると、ここに表示されます',
  'feed.findPeople': 'フォローするユーザーを探す',
} satisfies Record<keyof typeof en, string>;
