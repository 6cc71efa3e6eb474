import { useMemo } from 'react';
import { useLanguage } from '../define-phrases.ts';
import { keptFormatter } from '../kept-formatter.ts';
import { formatDateTime, formatDayAndTime, formatRelativeTime } from './dates.ts';
import { formatAmount, formatCompact, formatPrice } from './numbers.ts';

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
