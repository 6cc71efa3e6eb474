import type { createEvent as contract } from '@xana/contracts/http/events/create-event';
import { startSeries } from '../../database/events/event-series.ts';
import { insertEvent } from '../../database/events/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readEventInput } from './read-event-input.ts';
import { readOwnEvent, requireFreeEvents } from './read-own-event.ts';
import { readRepeat } from './read-repeat.ts';

/** A series is created as a whole or not at all. Returns its first event. */
export const createEvent: Handler<typeof contract> = async (call) => {
  const { input, caller, database } = call;
  const { repeat, ...fields } = input;
  const first = { ...(await readEventInput(call, caller.userId, fields)), host_id: caller.userId };
  const later = readRepeat(first, repeat?.startsAt ?? []);
  const id = await database.transaction().execute(async (transaction) => {
    await requireFreeEvents(transaction, caller.userId, 1 + later.length);
    const firstId = await insertEvent(transaction, first);
    if (!repeat) return firstId;
    const series = await startSeries(transaction, firstId, repeat.every);
    for (const times of later) await insertEvent(transaction, { ...first, ...times, ...series });
    return firstId;
  });
  return readOwnEvent(call, caller.userId, id);
};
