import { EVENT_REPEATS, type EventRepeat } from '@xana/contracts/http/events/event-series';
import { fromLocalTime, type LocalTime } from './event-times.ts';

export const REPEATS = ['none', ...EVENT_REPEATS] as const;

/** When each event of a series begins, the first one too, at the same time of day where the host is. */
export function repeatedStarts(first: LocalTime, every: EventRepeat, times: number): Date[] {
  const start = new Date(fromLocalTime(first));
  if (Number.isNaN(start.getTime())) return [];
  return Array.from({ length: times }, (_, index) => nthStart(start, every, index));
}

function nthStart(start: Date, every: EventRepeat, index: number): Date {
  const date = new Date(start);
  if (every !== 'month') {
    date.setDate(date.getDate() + index * (every === 'week' ? 7 : 14));
    return date;
  }
  date.setDate(1);
  date.setMonth(date.getMonth() + index);
  // A month without that day has the event on its last day.
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 1, 0).getDate();
  date.setDate(Math.min(start.getDate(), lastDay));
  return date;
}
