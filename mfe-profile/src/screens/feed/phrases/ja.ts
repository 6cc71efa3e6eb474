import type { en } from './phrases.ts';

export const ja = {
  title: 'フィード',
  subjects: 'フィードの種類',
  'for.user': 'ユーザー',
  'for.space': 'スペース',
  sources: '投稿の表示対象',
  'from.everybody': 'すべてのユーザー',
  'from.following': 'フォロー中',
  logIn: 'ログインすると、フォロー中のユーザーの投稿を読めます。',
  empty: 'フォロー中のユーザーの投稿がここに表示されます',
  new_one: '新しい投稿{{count}}件',
  new_other: '新しい投稿{{count}}件',
  manyNew_one: '新しい投稿{{count}}件以上',
  manyNew_other: '新しい投稿{{count}}件以上',
  'composer.title': '新しい投稿',
  'composer.placeholder': 'いま、どんなことをしていますか？',
  'composer.post': '投稿する',
  'composer.sending': '投稿しています',
  'composer.notSent': 'この投稿は送信されていません',
  'composer.kept': '本文と画像はこのブラウザに保存されています。',
} satisfies Record<keyof typeof en, string>;
