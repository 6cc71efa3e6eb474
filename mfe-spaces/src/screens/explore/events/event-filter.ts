import { EVENT_TYPES, type EventType } from '@xana/contracts/http/events/event-type';
import { useNavigate, useSearchParams } from '@xana/remote-kit';
import { isDay } from './calendar/days.ts';

export const TYPES = ['all', ...EVENT_TYPES] as const;
export const TIMES = ['current', 'live', 'upcoming', 'past', 'planned', 'mine'] as const;
const OWN_TIMES: readonly EventFilter['time'][] = ['planned', 'mine'];

/** Whether the list is the member's own, for which a visitor logs in. */
export const isOwnTime = (time: EventFilter['time']): time is 'planned' | 'mine' => OWN_TIMES.includes(time);

export interface EventFilter {
  type: EventType | 'all';
  time: (typeof TIMES)[number];
  /** The day that the calendar shows, `2026-11-27`; null shows the list. */
  day: string | null;
}

/** Names in the address. `type` is a parameter of hand-offs there (`packages/session`). */
const KEYS = { type: 'kind', time: 'time', day: 'day' } as const;
const DEFAULT_FILTER: EventFilter = { type: 'all', time: 'current', day: null };

export function readEventFilter(query: URLSearchParams): EventFilter {
  const day = query.get(KEYS.day);
  return {
    type: TYPES.find((type) => type === query.get(KEYS.type)) ?? DEFAULT_FILTER.type,
    time: TIMES.find((time) => time === query.get(KEYS.time)) ?? DEFAULT_FILTER.time,
    day: day !== null && isDay(day) ? day : null,
  };
}

/** The query string with the filter in it, without default values; other fields stay. */
export function writeEventFilter(query: URLSearchParams, filter: EventFilter): string {
  const next = new URLSearchParams(query);
  for (const key of ['type', 'time', 'day'] as const) {
    const value = filter[key];
    if (value === null || value === DEFAULT_FILTER[key]) next.delete(KEYS[key]);
    else next.set(KEYS[key], value);
  }
  return next.toString();
}

/** The filter of the address, so that Back, bookmarks and shared links show the same events. */
export function useEventFilter() {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const filter = readEventFilter(query);
  const choose = (change: Partial<EventFilter>) =>
    void navigate({ search: writeEventFilter(query, { ...filter, ...change }) }, { replace: true });
  return { filter, choose };
}
