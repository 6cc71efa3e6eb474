import type { getSingleEvent as contract } from '@xana/contracts/http/events/get-single-event';
import { selectEvents, toEvent } from '../../database/events.ts';
import type { Handler } from '../../http/handler.ts';

export const getSingleEvent: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  const row = await selectEvents(database).where('events.id', '=', input.id).executeTakeFirst();
  if (!row) throw apiError('EVENT_NOT_FOUND');
  return { ...toEvent(config, row, new Date()), description: row.description };
};
