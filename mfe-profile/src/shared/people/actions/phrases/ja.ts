import type { en } from './phrases.ts';

export const ja = {
  followers_one: 'フォロワー{{number}}人',
  followers_other: 'フォロワー{{number}}人',
  follow: 'フォロー',
  following: 'フォロー中',
  followName: '{{name}}さんをフォロー',
  unfollowName: '{{name}}さんをフォロー中。フォローを解除',
  unfollowed: '{{name}}さんのフォローを解除しました',
  isYourself: 'ご自身のプロフィールです',
  'closeFriend.add': '{{name}}さんを親しいフレンドに追加',
  'closeFriend.remove': '{{name}}さんを親しいフレンドから外す',
  message: 'メッセージ',
  messageName: '{{name}}さんにメッセージを送る',
} satisfies Record<keyof typeof en, string>;
