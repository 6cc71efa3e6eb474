import type { getAllUserCustomEvent as contract } from '@xana/contracts/http/events/get-all-user-custom-event';
import { selectEventPage } from '../../database/events/events.ts';
import type { Handler } from '../../http/handler.ts';
import { toEvent } from './to-event.ts';

export const getAllUserCustomEvent: Handler<typeof contract> = async ({ input, database, config }) => {
  const now = new Date();
  const { count, rows } = await selectEventPage(database, input, { order: 'desc', at: now });
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
};
