import type { en } from './phrases.ts';

export const ja = {
  menu: '「{{name}}」の管理',
  edit: '編集',
  event: 'ここでイベントを作成',
  numbers: 'アクセス状況',
  delete: '削除',
  deleted: '「{{name}}」を削除しました',
  deletedHint: '7日以内なら元に戻せます。',
  restored: '「{{name}}」を元に戻しました',
  editTitle: 'スペースを編集',
  editFailed: 'スペースを読み込めませんでした',
  save: '保存',
  saved: 'スペースを保存しました',
  deletedTitle: '削除したスペース',
  deletedUntil: '{{date}}まで元に戻せます',
  restore: '元に戻す',
  deletedFailed: '削除したスペースを読み込めませんでした',
} satisfies Record<keyof typeof en, string>;
