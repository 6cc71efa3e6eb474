import { MAX_RELATED_EVENTS } from '@xana/contracts/http/events/event-limits';
import type { getRelatedEvents as contract } from '@xana/contracts/http/events/get-related-events';
import { type EventFilter, findEvent, selectEventPage } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toEvent } from './to-event.ts';

export const getRelatedEvents: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
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
