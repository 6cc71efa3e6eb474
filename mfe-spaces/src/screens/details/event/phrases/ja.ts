import type { en } from './en.ts';

export const ja = {
  attendees: '参加者',
  'attendees.open': 'メンバーを見る',
  'attendees.faces': '参加予定：{{names}}',
  'attendees.failed': '参加者を読み込めませんでした',
  'attendees.loading': '参加者を読み込み中',
  'attendees.following': 'フォロー中',
  calendar: 'カレンダーに追加',
} satisfies Record<keyof typeof en, string>;
