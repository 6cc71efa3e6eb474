import { MAX_EVENT_RANGE_DAYS } from '@xana/contracts/http/events/event-limits';
import type { getEventsByTime as contract } from '@xana/contracts/http/events/get-events-by-time';
import { selectEventPage } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toEvent } from './to-event.ts';

const DAY_MS = 24 * 3_600_000;

export const getEventsByTime: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
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
