import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useEffect, useRef } from 'react';
import { useCalendarDates } from '../../../../shared/use-calendar-dates.ts';
import * as css from './calendar.module.css';
import { DayCell } from './day-cell.tsx';
import { addDays, addMonths, startOf, weekdayIn } from './days.ts';

interface MonthGridProps {
  label: string;
  weeks: readonly string[][];
  chosen: string;
  today: string;
  eventsOf(day: string): CustomEvent[];
  onChoose(day: string): void;
}

/**
 * The days of a month by the grid pattern of the ARIA Authoring Practices: one of them is in the Tab order, arrow keys move
 * by days and weeks, Home and End within the week, Page Up and Page Down by months.
 */
export function MonthGrid({ label, weeks, chosen, today, eventsOf, onChoose }: MonthGridProps) {
  const dates = useCalendarDates();
  const grid = useRef<HTMLTableElement>(null);
  const firstWeekday = startOf(weeks[0]?.[0] ?? chosen).getDay();
  /** The day to which the focus moves when the address has it; keys that come before that count from there. */
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current !== chosen) return;
    next.current = undefined;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [chosen]);
  const move = (day: string) => {
    if (day === (next.current ?? chosen)) return;
    next.current = day;
    onChoose(day);
  };
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the grid pattern of a date picker is a table
      role="grid"
      aria-label={label}
      className={css.grid}
      onKeyDown={(event) => {
        const day = dayAfterKey(next.current ?? chosen, event, firstWeekday);
        if (day === null) return;
        event.preventDefault();
        move(day);
      }}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={dates.weekday(startOf(day)).long} className={css.weekday}>
              {dates.weekday(startOf(day)).short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <DayCell
                key={day}
                day={day}
                isChosen={day === chosen}
                isToday={day === today}
                isOutside={day.slice(0, 7) !== chosen.slice(0, 7)}
                events={eventsOf(day)}
                onChoose={() => move(day)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface Key {
  key: string;
  ctrlKey: boolean;
  altKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
}

/** The day that a key moves to from a day, or null for other keys. Shift with Page Up and Page Down moves by years. */
function dayAfterKey(day: string, { key, shiftKey, ...modifiers }: Key, firstWeekday: number): string | null {
  if (modifiers.ctrlKey || modifiers.altKey || modifiers.metaKey) return null;
  const weekday = weekdayIn(day, firstWeekday);
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekday);
    case 'End':
      return addDays(day, 6 - weekday);
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}
