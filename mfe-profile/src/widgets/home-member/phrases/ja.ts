import type { en } from './phrases.ts';

export const ja = {
  failed: 'サマリーを読み込めませんでした',
  loading: 'サマリーを読み込み中',
  'steps.title': 'はじめの一歩',
  'steps.done': '{{all}}件中{{done}}件完了',
  'steps.dismiss': 'はじめの一歩を非表示にする',
  'steps.isDone': '完了',
  'interests.title': '好きなタグを選ぶ',
  'interests.hint': '選んだタグのスペースを優先して表示します。',
  'interests.save': '保存',
  'interests.more': 'タグをもっと見る',

  'people.title': 'ユーザーをフォローする',
  'people.hint': '投稿や新しいスペースがここに届きます。',
  'favourite.title': 'スペースをお気に入りに追加する',
  'favourite.hint': 'お気に入りはサイドバーに表示されます。',
  'space.title': '最初のスペースを作成する',
  'space.hint': '画像と名前があれば作成できます。',
  'since.title': 'おかえりなさい、{{name}}さん',
  'since.when': '{{when}}からの新着',
  'since.followers_one': '新しいフォロワー{{number}}人',
  'since.followers_other': '新しいフォロワー{{number}}人',
  'since.posts_one': '新しい投稿{{number}}件',
  'since.posts_other': '新しい投稿{{number}}件',
  'since.spaces_one': 'フォロー中のユーザーの新しいスペース{{number}}件',
  'since.spaces_other': 'フォロー中のユーザーの新しいスペース{{number}}件',
} satisfies Record<keyof typeof en, string>;
