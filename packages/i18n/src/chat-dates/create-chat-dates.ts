import { keptFormatter } from '../kept-formatter.ts';

const DAY_MS = 86_400_000;

/** Days and times as a conversation shows them, in the local time zone. Apart from the other formats, which every page loads. */
export function createChatDates(locale: string) {
  const relative = keptFormatter(Intl.RelativeTimeFormat, locale, { numeric: 'auto' });
  const formatter = (options: Intl.DateTimeFormatOptions) => keptFormatter(Intl.DateTimeFormat, locale, options);
  const [time, weekday, day, dayOfYear, dayWithYear] = [
    formatter({ timeStyle: 'short' }),
    formatter({ weekday: 'long' }),
    formatter({ weekday: 'long', month: 'long', day: 'numeric' }),
    formatter({ month: 'short', day: 'numeric' }),
    formatter({ dateStyle: 'long' }),
  ];
  const relativeDay = (age: number) => {
    const text = relative.format(-age, 'day');
    return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
  };
  return {
    /** Whether two messages belong under one heading. A list asks for each message, which formatting every day would slow down. */
    isSameDay(iso: string, other: string): boolean {
      const [one, two] = [new Date(iso), new Date(other)];
      return (
        one.getDate() === two.getDate() && one.getMonth() === two.getMonth() && one.getFullYear() === two.getFullYear()
      );
    },
    /** The heading of a day: "Today", "Yesterday", "Friday, November 20", and with the year when it is another one. */
    day(iso: string, now = new Date()): string {
      const date = new Date(iso);
      const age = daysBefore(date, now);
      if (age === 0 || age === 1) return relativeDay(age);
      return date.getFullYear() === now.getFullYear() ? day.format(date) : dayWithYear.format(date);
    },
    /** In a list: the time of today, "Yesterday", the weekday of the last days, or the date. */
    brief(iso: string, now = new Date()): string {
      const date = new Date(iso);
      const age = daysBefore(date, now);
      if (age <= 0) return time.format(date);
      if (age === 1) return relativeDay(age);
      if (age < 7) return weekday.format(date);
      return date.getFullYear() === now.getFullYear() ? dayOfYear.format(date) : dayWithYear.format(date);
    },
  };
}

/** Rounded, because a day of a change to or from daylight saving time has 23 or 25 hours. */
const daysBefore = (date: Date, now: Date): number => Math.round((midnightOf(now) - midnightOf(date)) / DAY_MS);

const midnightOf = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime();
