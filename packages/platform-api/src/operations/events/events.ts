import { MAX_EVENT_RANGE_DAYS, MAX_RELATED_EVENTS } from '@xana/contracts/http/events/event-limits';
import type * as contracts from '@xana/contracts/http/events/events';
import type { InputOf } from '@xana/contracts/operation';
import { type EventFilter, findEvent, selectEventPage } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { readSeries } from './read-own-event.ts';
import { toEvent, toEventDetails } from './to-event.ts';

const DAY_MS = 24 * 3_600_000;

/** Lists of the same interval are the same list: its count and the end of each page are cached. */
const INTERVAL_MS = 10_000;

export const getEventByType: Handler<typeof contracts.getEventByType> = async (call) => {
  const { input, caller, database, config, apiError } = call;
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

type FilterBy = InputOf<typeof contracts.getEventByType>['filterBy'];
type OwnList = Extract<FilterBy, 'mine' | 'planned'>;

const isOwn = (filterBy: FilterBy): filterBy is OwnList => filterBy === 'mine' || filterBy === 'planned';

const ownList = (filterBy: OwnList, userId: number) =>
  filterBy === 'mine' ? { hostId: userId } : { plannedBy: userId, period: 'current' as const };

export const getEventsByTime: Handler<typeof contracts.getEventsByTime> = async (call) => {
  const { input, database, config, apiError } = call;
  const [from, to] = [new Date(input.from), new Date(input.to)];
  const length = to.getTime() - from.getTime();
  if (!(length > 0 && length <= MAX_EVENT_RANGE_DAYS * DAY_MS)) {
    throw apiError('INPUT_INVALID', `Field "to" must be later than "from", by at most ${MAX_EVENT_RANGE_DAYS} days.`);
  }
  const now = new Date();
  const { count, rows } = await selectEventPage(database, input, {
    type: input.type === 'all' ? undefined : input.type,
    startsIn: { from, to },
    order: 'asc',
    at: now,
  });
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
};

export const getRelatedEvents: Handler<typeof contracts.getRelatedEvents> = async (call) => {
  const { input, database, config, apiError } = call;
  const event = await findEvent(database, input.id);
  if (!event) throw apiError('EVENT_NOT_FOUND');
  const now = new Date();
  const listed = [event.id];
  const list = async (filter: EventFilter) => {
    const page = { pageNumber: 1, pageSize: MAX_RELATED_EVENTS };
    const options = { ...filter, period: 'current', except: [...listed], order: 'asc', at: now } as const;
    const { rows } = await selectEventPage(database, page, options);
    listed.push(...rows.map(({ id }) => id));
    return rows.map((row) => toEvent(config, row, now));
  };
  // One after another: each list leaves out what is in those before it.
  const inSpace = await list({ spaceId: event.space_id });
  const ofHost = await list({ hostId: event.user_id });
  return { inSpace, ofHost, ofType: await list({ type: event.type }) };
};

export const getSingleEvent: Handler<typeof contracts.getSingleEvent> = async (call) => {
  const { input, database, config, apiError } = call;
  const row = await findEvent(database, input.id);
  if (!row) throw apiError('EVENT_NOT_FOUND');
  const series = await readSeries(database, row);
  return { ...toEventDetails(config, row, new Date()), ...(series ? { series } : {}) };
};
