import type { Locale } from '../language.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTH = 30 * DAY;

/**
 * «5 minutes ago», up to 24 hours; then day and month up to 30 days; beyond, with the year. Both readings of the boundary
 * were possible; 30 days is ours. Empty for what is no time.
 */
export function formatRelativeTime(iso: string, locale: Locale, now = Date.now()): string {
  const then = new Date(iso);
  const seconds = Math.trunc((now - then.getTime()) / 1000);
  const past = Math.abs(seconds);
  if (Number.isNaN(seconds)) return '';
  if (past >= DAY) {
    const year = past > MONTH ? ({ year: 'numeric' } as const) : {};
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...year }).format(then);
  }
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const say = (value: number, unit: 'second' | 'minute' | 'hour') => {
    const text = words.format(-Math.trunc(value), unit);
    // Japanese sets no space between a number and its unit; the formatter does.
    return locale === 'ja' ? text.replaceAll(' ', '') : text;
  };
  if (past < MINUTE) return say(seconds, 'second');
  if (past < HOUR) return say(seconds / MINUTE, 'minute');
  return say(seconds / HOUR, 'hour');
}
