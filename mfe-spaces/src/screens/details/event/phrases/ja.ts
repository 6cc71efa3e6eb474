import type { en } from './en.ts';

export const ja = {
  attendees: '参加者',
  'attendees.open': 'メンバーを見る',
  'attendees.faces': '参加予定：{{names}}',
  'attendees.failed': '参加者を読み込めませんでした',
  'attendees.loading': '参加者を読み込み中',
  'attendees.following': 'フォロー中',
  'series.week': '毎週開催',
  'series.twoWeeks': '隔週開催',
  'series.month': '毎月開催',
  'series.next': '次回以降の日程',
  'calendar.failed': '日程を読み込めませんでした',
  calendar: 'カレンダーに追加',
} satisfies Record<keyof typeof en, string>;
