import type { en } from './phrases.ts';

export const ja = {
  createTitle: 'イベントを作成',
  create: '作成する',
  created: 'イベントを公開しました',
  editTitle: '「{{title}}」を編集',
  editFailed: 'イベントを読み込めませんでした',
  save: '保存',
  saved: 'イベントを保存しました',
  spaceGone: 'このスペースではイベントを開催できません。別のスペースを選んでください。',
  'field.title': 'タイトル',
  'field.description': '説明',
  'field.image': '画像',
  'field.imageAlt': '代替テキスト',
  'field.type': 'イベントの種類',
  'field.space': '会場',
  'field.startsAt': '開始',
  'field.endsAt': '終了',
  notEditable: 'このイベントは編集できません。終了したか、中止されたか、ほかの人のイベントです。',
  toOwnEvents: '自分のイベントを見る',
} satisfies Record<keyof typeof en, string>;
