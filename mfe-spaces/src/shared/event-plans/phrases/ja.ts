import type { en } from './phrases.ts';

export const ja = {
  'remind.do': 'リマインドを受け取る',
  'remind.on': 'リマインド設定済み',
  'remind.done': '開始15分前と開始時にお知らせします',
  'remind.undone': 'このイベントのリマインドを解除しました',
  label: '{{action}}：{{event}}',
  going: '参加する',
  interested: '興味あり',
  'going.done': '参加予定に追加しました。開始前にお知らせします。',
  'going.undone': '参加とリマインドを取り消しました',
  'interested.done': '興味のあるイベントに追加しました',
  'interested.undone': '興味のあるイベントから外しました',
  'going.count_one': '参加予定{{number}}人',
  'going.count_other': '参加予定{{number}}人',
  'interested.count_one': '興味あり{{number}}人',
  'interested.count_other': '興味あり{{number}}人',
  'went.count_one': '参加{{number}}人',
  'went.count_other': '参加{{number}}人',
  'badge.live': '開催中',
  'badge.soon': '{{time}}に開始',
} satisfies Record<keyof typeof en, string>;
