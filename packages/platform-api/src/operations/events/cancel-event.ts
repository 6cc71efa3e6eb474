import type { cancelEvent as contract } from '@xana/contracts/http/events/cancel-event';
import { notifyAttendees } from '../../database/events/event-notices.ts';
import { lockFollowing } from '../../database/events/event-series.ts';
import { changeEvent, lockOwnEvent } from '../../database/events/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnEvent } from './read-own-event.ts';

/** Other users' events return `EVENT_NOT_FOUND`. */
export const cancelEvent: Handler<typeof contract> = async ({ input, caller, apiError, ...context }) => {
  await context.database.transaction().execute(async (transaction) => {
    const before = await lockOwnEvent(transaction, { id: input.id, hostId: caller.userId });
    if (!before) throw apiError('EVENT_NOT_FOUND');
    if (before.cancelled_at) return;
    if (before.ends_at <= new Date()) throw apiError('EVENT_OVER');
    const following = input.scope === 'following' ? await lockFollowing(transaction, before) : [];
    const ids = [before.id, ...following.map(({ id }) => id)];
    // The same time for all, so that they are restored together.
    const cancelled_at = new Date();
    for (const id of ids) await changeEvent(transaction, id, { cancelled_at });
    await notifyAttendees(transaction, { ids, hostId: caller.userId, change: 'cancelled' });
  });
  return readOwnEvent(context, caller.userId, input.id);
};
