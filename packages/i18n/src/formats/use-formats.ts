import { useMemo } from 'react';
import { useLanguage } from '../define-phrases.ts';
import { formatDateTime, formatRelativeTime } from './dates.ts';
import { formatAmount, formatCompact, formatPrice } from './numbers.ts';

/** Creating an Intl formatter takes many times as long as using it, and lists format hundreds of dates at once. */
function formatDate(locale: string, options: Intl.DateTimeFormatOptions): (iso: string) => string {
  let formatter: Intl.DateTimeFormat | undefined;
  return (iso) => {
    formatter ??= new Intl.DateTimeFormat(locale, options);
    return formatter.format(new Date(iso));
  };
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
      day: formatDate(locale, { dateStyle: 'long' }),
      timeOfDay: formatDate(locale, { timeStyle: 'short' }),
      dayAndTime: formatDate(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }),
    }),
    [locale],
  );
}
