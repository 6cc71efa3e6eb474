import type { en } from './en.ts';

export const ja = {
  title: 'スペースを作成',
  picture: '画像',
  pictureHint: '画像を選ぶか、ここにドロップしてください（JPG・PNG・WebP）',
  pictureChosen: '選んだ画像',
  name: '名前',
  description: '説明',
  youtube: 'YouTubeのリンク（任意）',
  builtWorld: '3Dスペース（任意）',
  builtWorldHint: 'このページから入れる、あなたの3Dスペース',
  builtWorldTaken: '登録済み',
  allBuiltWorlds: '3Dスペースを表示',
  builtWorldsFailed: '3Dスペースを読み込めませんでした',
  sending: '画像をアップロード中',
  made: '「{{name}}」を作成しました',
  save: '作成',
  tags: 'タグ',
  moreTags: 'タグをもっと見る',
} satisfies Record<keyof typeof en, string>;
