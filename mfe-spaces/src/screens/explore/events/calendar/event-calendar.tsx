import type { EventType } from '@xana/contracts/http/events/event-type';
import { useLanguage } from '@xana/i18n';
import { Button } from '@xana/ui-kit/button';
import { BackIcon, ForwardIcon } from '@xana/ui-kit/icon';
import { IconButton } from '@xana/ui-kit/icon-button';
import { useCalendarDates } from '../../../../shared/use-calendar-dates.ts';
import { useNow } from '../../../../shared/use-now.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './calendar.module.css';
import { DayEvents } from './day-events.tsx';
import { addMonths, dayOf, firstWeekdayOf, startOf, weeksOf } from './days.ts';
import { MonthGrid } from './month-grid.tsx';
import { useMonthEvents } from './use-month-events.ts';

interface EventCalendarProps {
  type: EventType | 'all';
  /** The chosen day; its month is shown. */
  day: string;
  onChoose(day: string): void;
}

/** A month with marks on the days on which events start, and the events of the chosen day below. */
export function EventCalendar({ type, day, onChoose }: EventCalendarProps) {
  const t = useText();
  const language = useLanguage();
  const dates = useCalendarDates();
  const now = useNow();
  const today = dayOf(new Date(now));
  const weeks = weeksOf(day, firstWeekdayOf(language));
  const { eventsOf, isError } = useMonthEvents(type, weeks);
  const month = dates.month(startOf(day));
  /** Of the current month it is today, of others the first day. */
  const showMonth = (count: number) => {
    const first = `${addMonths(day, count).slice(0, 8)}01`;
    onChoose(today.startsWith(first.slice(0, 8)) ? today : first);
  };
  return (
    <>
      <div className={css.calendar}>
        <div className={css.head}>
          <h3 className={css.month} aria-live="polite">
            {month}
          </h3>
          <Button size="small" onClick={() => onChoose(today)}>
            {t('month.today')}
          </Button>
          <IconButton label={t('month.previous')} onClick={() => showMonth(-1)}>
            <BackIcon />
          </IconButton>
          <IconButton label={t('month.next')} onClick={() => showMonth(1)}>
            <ForwardIcon />
          </IconButton>
        </div>
        <MonthGrid label={month} weeks={weeks} chosen={day} today={today} eventsOf={eventsOf} onChoose={onChoose} />
        {isError && <p role="alert">{t('month.failed')}</p>}
      </div>
      <DayEvents type={type} day={day} title={dates.nearDay(startOf(day), new Date(now))} now={now} />
    </>
  );
}
