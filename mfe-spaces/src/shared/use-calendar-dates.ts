import { useLanguage } from '@xana/i18n';
import { createCalendarDates } from '@xana/i18n/calendar-dates';
import { useMemo } from 'react';

export function useCalendarDates() {
  const language = useLanguage();
  return useMemo(() => createCalendarDates(language), [language]);
}
