import type { en } from './en.ts';

export const ja = {
  'remind.do': 'リマインドを受け取る',
  'remind.on': 'リマインド設定済み',
  'remind.done': '開始15分前と開始時にお知らせします',
  'remind.undone': 'このイベントのリマインドを解除しました',
  calendar: 'カレンダーに追加',
} satisfies Record<keyof typeof en, string>;
