import type { getEventByType as contract } from '@xana/contracts/http/events/get-event-by-type';
import { sql } from 'kysely';
import { pageOfEvents } from '../../database/event-pages.ts';
import type { Handler } from '../../http/handler.ts';

/** Milliseconds. */
const SAME_MOMENT = 10_000;

/** `current` is live and coming together, by their beginning: what runs came first. */
export const getEventByType: Handler<typeof contract> = ({ input, caller, apiError, ...reach }) => {
  const { type, filterBy } = input;
  if (filterBy === 'mine' && !caller) throw apiError('TOKEN_MISSING');
  const now = new Date();
  // Lists of the same few seconds are the same list, whose pages and count are known.
  const moment = new Date(Math.floor(now.getTime() / SAME_MOMENT) * SAME_MOMENT);
  // No event is longer than this.
  const lately = sql`events.starts_at > ${moment}::timestamptz - interval '31 days'`;
  const wanted = {
    live: sql`events.starts_at <= ${moment} and events.ends_at > ${moment} and ${lately}`,
    upcoming: sql`events.starts_at > ${moment}`,
    current: sql`events.ends_at > ${moment} and ${lately}`,
    past: sql`events.ends_at <= ${moment}`,
    mine: sql`events.host_id = ${caller?.userId ?? 0}`,
  }[filterBy];
  return pageOfEvents(reach, input, {
    where: type === 'all' ? wanted : sql`${wanted} and events.type = ${type}`,
    order: filterBy === 'past' || filterBy === 'mine' ? 'desc' : 'asc',
    now,
  });
};
