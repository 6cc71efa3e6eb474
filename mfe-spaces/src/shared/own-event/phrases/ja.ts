import type { en } from './phrases.ts';

export const ja = {
  edit: '編集',
  cancel: 'イベントを中止',
  keep: '中止しない',
  cancelTitle: '「{{title}}」を中止しますか？',
  cancelText_one:
    '参加予定・興味あり・リマインド設定中の{{number}}人にお知らせが届きます。イベントは一覧に表示されなくなりますが、ページは残り、中止と表示されます。',
  cancelText_other:
    '参加予定・興味あり・リマインド設定中の{{number}}人にお知らせが届きます。イベントは一覧に表示されなくなりますが、ページは残り、中止と表示されます。',
  cancelAlone: 'イベントは一覧に表示されなくなりますが、ページは残り、中止と表示されます。',
  scope: '対象のイベント',
  'scope.one': 'この回のみ',
  'scope.following': 'この回以降すべて',
  badge: '中止',
  cancelled: 'このイベントは主催者により中止されました。',
  cancelledByYou: 'このイベントを中止しました。',
  cancelledHint: '終了予定の日時までは元に戻せます。',
  restored: 'イベントを再開しました',
} satisfies Record<keyof typeof en, string>;
