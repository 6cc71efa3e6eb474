import type { getEventByType as contract } from '@xana/contracts/http/events/get-event-by-type';
import type { InputOf } from '@xana/contracts/operation';
import { selectEventPage } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toEvent } from './to-event.ts';

/** Lists of the same interval are the same list: its count and the end of each page are cached. */
const INTERVAL_MS = 10_000;

export const getEventByType: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const { type, filterBy } = input;
  if (isOwn(filterBy) && !caller) throw apiError('TOKEN_MISSING');
  const now = new Date();
  const { count, rows } = await selectEventPage(database, input, {
    ...(isOwn(filterBy) ? ownList(filterBy, caller?.userId ?? 0) : { period: filterBy }),
    tag: input.tag,
    type: type === 'all' ? undefined : type,
    order: filterBy === 'past' || filterBy === 'mine' ? 'desc' : 'asc',
    at: new Date(Math.floor(now.getTime() / INTERVAL_MS) * INTERVAL_MS),
  });
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
};

type FilterBy = InputOf<typeof contract>['filterBy'];
type OwnList = Extract<FilterBy, 'mine' | 'planned'>;

const isOwn = (filterBy: FilterBy): filterBy is OwnList => filterBy === 'mine' || filterBy === 'planned';

const ownList = (filterBy: OwnList, userId: number) =>
  filterBy === 'mine' ? { hostId: userId } : { plannedBy: userId, period: 'current' as const };
