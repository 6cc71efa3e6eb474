import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useFormats } from '@xana/i18n/formats';
import { BellIcon, CalendarIcon } from '@xana/ui-kit/icon';
import { useEventPlan } from '../../../shared/event-plans/use-event-plan.ts';
import { useCalendarDates } from '../../../shared/use-calendar-dates.ts';
import * as css from './event-time.module.css';
import { useText } from './phrases/phrases.ts';

/** The first of the two reminders of an event, as the platform sends them. */
const BEFORE_MS = 15 * 60_000;

/** `time_zone` of events whose host has none. */
const UNKNOWN_ZONE = 'UTC';

/** When an event takes place: where the reader is and, where clocks differ, where the host is; and the member's reminder. */
export function EventTime({ event, now }: { event: CustomEvent; now: number }) {
  const t = useText();
  const dates = useCalendarDates();
  const { id, startsAt, endsAt, timeZone } = event;
  const { plan } = useEventPlan(id);
  const reminder = useReminderText(event, now);
  const [start, end] = [new Date(startsAt), new Date(endsAt)];
  const hasOwnTime = timeZone !== UNKNOWN_ZONE && dates.hasOtherTime(start, timeZone);
  return (
    <div className={css.times}>
      <p className={css.time}>
        <CalendarIcon size={18} />
        <time dateTime={startsAt}>{dates.period(start, end)}</time>
      </p>
      {hasOwnTime && <p className={css.ofHost}>{t('time.ofHost', { time: dates.period(start, end, timeZone) })}</p>}
      {plan.isReminded && reminder !== null && (
        <p className={css.reminder}>
          <BellIcon size={18} />
          {reminder}
        </p>
      )}
    </div>
  );
}

/** "You will be reminded at 5:45 PM and when it begins"; null for an event that has begun. @param now milliseconds */
function useReminderText({ startsAt }: Pick<CustomEvent, 'startsAt'>, now: number): string | null {
  const t = useText();
  const { timeOfDay } = useFormats();
  const start = Date.parse(startsAt);
  if (start <= now) return null;
  if (start - BEFORE_MS <= now) return t('reminder.start');
  return t('reminder.both', { time: timeOfDay(new Date(start - BEFORE_MS).toISOString()) });
}
