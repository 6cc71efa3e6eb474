import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { useEffect, useRef } from 'react';
import { useCalendarDates } from '../../../../shared/use-calendar-dates.ts';
import * as css from './calendar.module.css';
import { dayAfterKey } from './day-after-key.ts';
import { DayCell } from './day-cell.tsx';
import { startOf } from './days.ts';

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
