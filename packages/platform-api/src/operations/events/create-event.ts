import type { createEvent as contract } from '@xana/contracts/http/events/create-event';
import { insertEvent } from '../../database/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readEventInput } from './read-event-input.ts';
import { readOwnEvent, requireFreeEvents } from './read-own-event.ts';

export const createEvent: Handler<typeof contract> = async (call) => {
  const { input, caller, database } = call;
  const columns = await readEventInput(call, caller.userId, input);
  const id = await database.transaction().execute(async (transaction) => {
    await requireFreeEvents(transaction, caller.userId, 1);
    return insertEvent(transaction, { ...columns, host_id: caller.userId });
  });
  return readOwnEvent(call, caller.userId, id);
};
