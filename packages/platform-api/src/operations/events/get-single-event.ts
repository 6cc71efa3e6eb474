import type { getSingleEvent as contract } from '@xana/contracts/http/events/get-single-event';
import { findEvent } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { readSeries } from './read-own-event.ts';
import { toEventDetails } from './to-event.ts';

export const getSingleEvent: Handler<typeof contract> = async ({ input, database, config, apiError }) => {
  const row = await findEvent(database, input.id);
  if (!row) throw apiError('EVENT_NOT_FOUND');
  const series = await readSeries(database, row);
  return { ...toEventDetails(config, row, new Date()), ...(series ? { series } : {}) };
};
