import type { en } from './phrases.ts';

export const ja = {
  title: 'フレンド',
  titleOwn: 'あなたのフレンド',
  titleOf: '{{name}}さんのフレンド',
  lists: 'リストの種類',
  'list.followings': 'フォロー中',
  'list.followers': 'フォロワー',
  'list.close-friends': '親しいフレンド',
  'list.find': 'ユーザーを探す',
  'list.blocked': 'ブロック中',
  'list.muted': 'ミュート中',
  search: '名前で検索',
  clear: '検索をクリア',
  tags: 'タグ',
  moreTags: 'タグをもっと見る',
  'empty.followers': 'あなたをフォローしたユーザーがここに表示されます',
  'empty.close-friends': 'フォロー中のユーザーの★を押すと、ここに表示されます',
  'empty.toFeed': 'フィードを見る',
  'empty.toFollowings': 'フォロー中のユーザーを見る',
} satisfies Record<keyof typeof en, string>;
