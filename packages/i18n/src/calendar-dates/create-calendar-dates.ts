import { keptFormatter } from '../kept-formatter.ts';

const DAY_MS = 86_400_000;
const DAY = { weekday: 'short', month: 'short', day: 'numeric' } as const;
const LONG_DAY = { weekday: 'long', month: 'long', day: 'numeric' } as const;
const TIME = { hour: 'numeric', minute: '2-digit' } as const;

/** The time zone of the browser, as the IANA database names it: "Asia/Tokyo". */
export const localTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Names of a calendar, in the local time zone. Apart from the other formats, which every page loads. */
export function createCalendarDates(locale: string) {
  // Made when they are used: the page of an event needs two of them.
  const formatter = (options: Intl.DateTimeFormatOptions) => keptFormatter(Intl.DateTimeFormat, locale, options);
  const fullDay = (date: Date, now = new Date()): string =>
    formatter(date.getFullYear() === now.getFullYear() ? LONG_DAY : { ...LONG_DAY, year: 'numeric' }).format(date);
  return {
    /** "November 2026" */
    month: (date: Date): string => formatter({ year: 'numeric', month: 'long' }).format(date),
    /** "Friday" and "Fri" */
    weekday: (date: Date) => ({
      long: formatter({ weekday: 'long' }).format(date),
      short: formatter({ weekday: 'short' }).format(date),
    }),
    /** "Friday, November 27", with the year when it is another one. */
    fullDay,
    /** The same with "Yesterday", "Today" and "Tomorrow" for the days around `now`. */
    nearDay(date: Date, now = new Date()): string {
      // Rounded, because a day of a change to or from daylight saving time has 23 or 25 hours.
      const ahead = Math.round((midnightOf(date) - midnightOf(now)) / DAY_MS);
      if (Math.abs(ahead) > 1) return fullDay(date, now);
      const text = keptFormatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' }).format(ahead, 'day');
      return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
    },
    /**
     * "Fri, Nov 27, 6:00 PM – 8:00 PM GMT+9", with the year when it is another one, and with the day of the end when it is another
     * one. Not `formatRange`, whose Japanese has times like 18時00分.
     *
     * @param timeZone name in the IANA database; default: that of the browser
     */
    period(start: Date, end: Date, timeZone?: string, now = new Date()): string {
      const day = dayOptions(start, timeZone, now);
      const isOneDay = formatter(day).format(start) === formatter(day).format(end);
      const first = formatter({ ...day, ...TIME }).format(start);
      const last = formatter({ ...(isOneDay ? {} : day), ...TIME, timeZoneName: 'short', timeZone }).format(end);
      return `${first}${locale === 'ja' ? '～' : ' – '}${last}`;
    },
    /**
     * Whether clocks show another time in a time zone than in that of the browser. No for a zone that the browser does not know. With
     * the formatters of `period`: making two others takes 13 ms on a fast machine.
     */
    hasOtherTime(date: Date, timeZone: string, now = new Date()): boolean {
      const clock = (zone?: string) => formatter({ ...dayOptions(date, zone, now), ...TIME }).format(date);
      try {
        return clock() !== clock(timeZone);
      } catch {
        return false;
      }
    },
    /** The time zone of the browser: "Japan Standard Time". */
    zone: (now = new Date()): string =>
      formatter({ timeZoneName: 'long' })
        .formatToParts(now)
        .find(({ type }) => type === 'timeZoneName')?.value ?? 'UTC',
  };
}

function dayOptions(date: Date, timeZone: string | undefined, now: Date) {
  const isThisYear = date.getFullYear() === now.getFullYear();
  return { ...DAY, ...(isThisYear ? {} : { year: 'numeric' as const }), timeZone };
}

const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
