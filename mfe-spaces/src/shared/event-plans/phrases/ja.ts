import type { en } from './en.ts';

export const ja = {
  'remind.do': 'リマインドを受け取る',
  'remind.on': 'リマインド設定済み',
  'remind.label': '{{action}}：{{event}}',
  'remind.done': '開始15分前と開始時にお知らせします',
  'remind.undone': 'このイベントのリマインドを解除しました',
  'badge.live': '開催中',
  'badge.soon': '{{time}}に開始',
} satisfies Record<keyof typeof en, string>;
