import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { useText } from './phrases/phrases.ts';

/** The first of the two reminders of an event, as the platform sends them. */
const BEFORE_MS = 15 * 60_000;

/** "You will be reminded at 5:45 PM and when it begins"; null for an event that has begun. @param now milliseconds */
export function useReminderText({ startsAt }: Pick<CustomEvent, 'startsAt'>, now: number): string | null {
  const t = useText();
  const { timeOfDay } = useFormats();
  const start = Date.parse(startsAt);
  if (start <= now) return null;
  if (start - BEFORE_MS <= now) return t('reminder.start');
  return t('reminder.both', { time: timeOfDay(new Date(start - BEFORE_MS).toISOString()) });
}
