import type { getEventByType as contract } from '@xana/contracts/http/events/get-event-by-type';
import { selectEventPage } from '../../database/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toEvent } from './to-event.ts';

/** Lists of the same interval are the same list: its count and the end of each page are cached. */
const INTERVAL_MS = 10_000;

export const getEventByType: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const { type, filterBy } = input;
  const isOwn = filterBy === 'mine' || filterBy === 'planned';
  if (isOwn && !caller) throw apiError('TOKEN_MISSING');
  const now = new Date();
  const { count, rows } = await selectEventPage(database, input, {
    ...(filterBy === 'mine' ? { hostId: caller?.userId ?? 0 } : {}),
    ...(filterBy === 'planned' ? { plannedBy: caller?.userId ?? 0 } : {}),
    ...(filterBy === 'mine' ? {} : { period: filterBy === 'planned' ? 'current' : filterBy }),
    tag: input.tag,
    type: type === 'all' ? undefined : type,
    order: filterBy === 'past' || filterBy === 'mine' ? 'desc' : 'asc',
    at: new Date(Math.floor(now.getTime() / INTERVAL_MS) * INTERVAL_MS),
  });
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
};
