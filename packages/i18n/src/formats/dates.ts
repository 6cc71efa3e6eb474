import { keptFormatter } from '../kept-formatter.ts';
import type { Locale } from '../language.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

const pad = (value: number) => String(value).padStart(2, '0');

/** `DD/MM/YYYY HH:mm:ss` in the local time zone, for both languages; empty for an invalid time. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return '';
  const day = [pad(date.getDate()), pad(date.getMonth() + 1), date.getFullYear()].join('/');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':')}`;
}

/**
 * "5 minutes ago" up to 24 hours, then day and month up to 30 days, then with the year. Empty for an invalid time.
 */
export function formatRelativeTime(iso: string, locale: Locale, now = Date.now()): string {
  const then = new Date(iso);
  const seconds = Math.trunc((now - then.getTime()) / 1000);
  const past = Math.abs(seconds);
  if (Number.isNaN(seconds)) return '';
  if (past >= DAY) {
    const year = past > MONTH ? ({ year: 'numeric' } as const) : {};
    return keptFormatter(Intl.DateTimeFormat, locale, { day: 'numeric', month: 'short', ...year }).format(then);
  }
  const relative = keptFormatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  const format = (value: number, unit: 'second' | 'minute' | 'hour') => {
    const text = relative.format(-Math.trunc(value), unit);
    // Intl inserts a space between number and unit, which Japanese does not use.
    return locale === 'ja' ? text.replaceAll(' ', '') : text;
  };
  if (past < MINUTE) return format(seconds, 'second');
  if (past < HOUR) return format(seconds / MINUTE, 'minute');
  return format(seconds / HOUR, 'hour');
}

/** "Nov 26, 6:00 PM GMT+9": people in several zones read it. @param timeZone of IANA; default: that of the browser */
export const formatDayAndTime = (iso: string, locale: Locale, timeZone?: string): string =>
  keptFormatter(Intl.DateTimeFormat, locale, {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  }).format(new Date(iso));
