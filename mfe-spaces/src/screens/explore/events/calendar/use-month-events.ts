import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import type { EventType } from '@xana/contracts/http/events/event-type';
import { getEventsByTime } from '@xana/contracts/http/events/events';
import { useOperationPages } from '@xana/remote-kit';
import { useEffect } from 'react';
import { groupEvents, startDayOf } from '../event-groups.ts';
import { addDays, startOf } from './days.ts';

const PAGE_SIZE = 50;
/** Days after these many events have no marks; the list of a day is complete in any case. */
const MAX_EVENTS = 500;

/** The events that start in some weeks, by day, for the marks of a calendar. */
export function useMonthEvents(type: EventType | 'all', weeks: readonly string[][]) {
  const first = weeks[0]?.[0] ?? '';
  const last = weeks.at(-1)?.at(-1) ?? '';
  const { rows, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useOperationPages(
    getEventsByTime,
    (pageNumber) => ({ type, ...periodOf(first, last), pageNumber, pageSize: PAGE_SIZE }),
  );
  const isMoreNeeded = hasNextPage && !isFetchingNextPage && !isError && rows.length < MAX_EVENTS;
  useEffect(() => {
    if (isMoreNeeded) void fetchNextPage();
  }, [isMoreNeeded, fetchNextPage]);
  const byDay = groupEvents(rows, startDayOf);
  return { eventsOf: (day: string): CustomEvent[] => byDay.get(day) ?? [], isError };
}

/** From the start of the first day to the end of the last one, where the reader is. */
export const periodOf = (first: string, last: string) => ({
  from: startOf(first).toISOString(),
  to: startOf(addDays(last, 1)).toISOString(),
});
