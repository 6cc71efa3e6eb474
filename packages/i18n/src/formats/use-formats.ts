import { useMemo } from 'react';
import { useLanguage } from '../define-phrases.ts';
import { formatAmount } from './amount.ts';
import { formatCompact } from './compact.ts';
import { formatDateTime } from './date-time.ts';
import { formatRelativeTime } from './relative-time.ts';

/** Formats in the reader's language; the ones that are alike in both are functions of their own. */
export function useFormats() {
  const locale = useLanguage();
  return useMemo(
    () => ({
      /** Both languages group by commas. */
      number: formatAmount,
      dateTime: formatDateTime,
      compact: (value: number) => formatCompact(value, locale),
      relativeTime: (iso: string) => formatRelativeTime(iso, locale),
      day: (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(iso)),
      timeOfDay: (iso: string) => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso)),
      dayAndTime: (iso: string) =>
        new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(
          new Date(iso),
        ),
    }),
    [locale],
  );
}
