import type { CustomEvent } from '@xana/contracts/http/events/custom-event';
import { dayOf } from './calendar/days.ts';

type KeyOf = (event: CustomEvent) => string;

/** By the day on which they start where the reader is: `2026-11-27`. */
export const startDayOf: KeyOf = ({ startsAt }) => dayOf(new Date(startsAt));

/** The same with live events under `live`, at the place of the first one. */
const liveOrStartDayOf: KeyOf = (event) => (event.isLive ? 'live' : startDayOf(event));

/** Groups a sorted list; the groups are in the order of their first event. */
export function groupEvents(
  events: readonly CustomEvent[],
  keyOf: KeyOf = liveOrStartDayOf,
): Map<string, CustomEvent[]> {
  const groups = new Map<string, CustomEvent[]>();
  for (const event of events) {
    const group = groups.get(keyOf(event));
    if (group) group.push(event);
    else groups.set(keyOf(event), [event]);
  }
  return groups;
}
