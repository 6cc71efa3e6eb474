import type { restoreEvent as contract } from '@xana/contracts/http/events/restore-event';
import { notifyAttendees } from '../../database/events/event-notices.ts';
import { lockCancelledTogether } from '../../database/events/event-series.ts';
import { changeEvent, lockOwnEvent } from '../../database/events/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnEvent, requireFreeEvents } from './read-own-event.ts';

/** Other users' events return `EVENT_NOT_FOUND`. */
export const restoreEvent: Handler<typeof contract> = async ({ input, caller, apiError, ...context }) => {
  await context.database.transaction().execute(async (transaction) => {
    const before = await lockOwnEvent(transaction, { id: input.id, hostId: caller.userId });
    if (!before) throw apiError('EVENT_NOT_FOUND');
    if (!before.cancelled_at) return;
    if (before.ends_at <= new Date()) throw apiError('EVENT_OVER');
    const ids = await lockCancelledTogether(transaction, before);
    await requireFreeEvents(transaction, caller.userId, ids.length);
    for (const id of ids) await changeEvent(transaction, id, { cancelled_at: null });
    await notifyAttendees(transaction, { ids, hostId: caller.userId, change: 'restored' });
  });
  return readOwnEvent(context, caller.userId, input.id);
};
