import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useCalendarDates } from '../../../../shared/use-calendar-dates.ts';
import { useText } from '../phrases/phrases.ts';
import * as css from './calendar.module.css';
import { startOf } from './days.ts';

/** Titles in a cell of a wide screen, and dots in one of a narrow screen. */
const MAX_TITLES = 2;
const MAX_DOTS = 3;

interface DayCellProps {
  day: string;
  isChosen: boolean;
  isToday: boolean;
  /** Whether it belongs to another month. */
  isOutside: boolean;
  events: CustomEvent[];
  onChoose(): void;
}

export function DayCell({ day, isChosen, isToday, isOutside, events, onChoose }: DayCellProps) {
  const t = useText();
  const name = useCalendarDates().fullDay(startOf(day));
  const label = events.length === 0 ? name : t('day.label', { day: name, count: events.length, number: events.length });
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside has the focus
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid pattern
    <td role="gridcell" aria-selected={isChosen} className={css.cell}>
      <button
        type="button"
        className={css.day}
        tabIndex={isChosen ? 0 : -1}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        data-outside={isOutside || undefined}
        onClick={onChoose}
      >
        <span className={css.number}>{startOf(day).getDate()}</span>
        <span className={css.dots}>
          {events.slice(0, MAX_DOTS).map(({ id }) => (
            <span key={id} className={css.dot} />
          ))}
        </span>
      </button>
      {/* Beside the button, so that its name has all of its text; the list below the calendar has the same events. */}
      <span className={css.titles} aria-hidden="true">
        {events.slice(0, MAX_TITLES).map(({ id, title }) => (
          <bdi key={id} className={css.title}>
            {title}
          </bdi>
        ))}
        {events.length > MAX_TITLES && (
          <span className={css.more}>{t('day.more', { number: events.length - MAX_TITLES })}</span>
        )}
      </span>
    </td>
  );
}
