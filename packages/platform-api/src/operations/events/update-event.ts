import type { updateEvent as contract } from '@xana/contracts/http/events/update-event';
import type { EventChange } from '@xana/contracts/http/notifications/notification-kinds';
import { notifyAttendees } from '../../database/event-notices.ts';
import { changeEvent, lockOwnEvent } from '../../database/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readEventInput } from './read-event-input.ts';
import { readOwnEvent } from './read-own-event.ts';

/** Other users' events return `EVENT_NOT_FOUND`. */
export const updateEvent: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { id, version, ...fields } = input;
  await database.transaction().execute(async (transaction) => {
    const before = await lockOwnEvent(transaction, { id, hostId: caller.userId });
    if (!before) throw apiError('EVENT_NOT_FOUND');
    if (before.ends_at <= new Date()) throw apiError('EVENT_OVER');
    if (before.version !== version || before.cancelled_at) throw apiError('EVENT_CHANGED');
    const context = { ...call, database: transaction };
    const columns = await readEventInput(context, caller.userId, fields, before);
    const change = changeOf(before, columns);
    const changed = await changeEvent(transaction, id, columns);
    if (change) await notifyAttendees(transaction, { id, hostId: caller.userId, change, version: changed });
  });
  return readOwnEvent(call, caller.userId, id);
};

interface When {
  starts_at: Date;
  ends_at: Date;
  space_id: number;
}

/** What attendees are told of; a new text or picture changes no plan. */
function changeOf(before: When, after: When): EventChange | null {
  const isMoved = (['starts_at', 'ends_at'] as const).some((name) => before[name].getTime() !== after[name].getTime());
  if (isMoved) return 'moved';
  return before.space_id === after.space_id ? null : 'relocated';
}
