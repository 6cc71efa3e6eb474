import { useMemo } from 'react';
import { useLanguage } from '../define-phrases.ts';
import { keptFormatter } from '../kept-formatter.ts';
import { formatDateTime, formatDayAndTime, formatRelativeTime } from './dates.ts';
import { formatAmount, formatCompact, formatPrice } from './numbers.ts';

export { formatAmount, formatCompact, formatDateTime, formatDayAndTime, formatPrice, formatRelativeTime };

const MAX_NAME_LENGTH = 15;

/** Truncates a name to 15 graphemes, so that no emoji or composed letter is split. */
export function truncateName(name: string): string {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const graphemes = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return graphemes.length <= MAX_NAME_LENGTH ? name : `${graphemes.slice(0, MAX_NAME_LENGTH).join('')}...`;
}

/** Formatters for the selected language. */
export function useFormats() {
  const locale = useLanguage();
  return useMemo(
    () => ({
      /** The same in both languages. */
      number: formatAmount,
      dateTime: formatDateTime,
      compact: (value: number) => formatCompact(value, locale),
      /** US cents as dollars. */
      price: (cents: number) => formatPrice(cents, locale),
      relativeTime: (iso: string) => formatRelativeTime(iso, locale),
      day: (iso: string) => keptFormatter(Intl.DateTimeFormat, locale, { dateStyle: 'long' }).format(new Date(iso)),
      timeOfDay: (iso: string) =>
        keptFormatter(Intl.DateTimeFormat, locale, { timeStyle: 'short' }).format(new Date(iso)),
      dayAndTime: (iso: string) => formatDayAndTime(iso, locale),
    }),
    [locale],
  );
}
