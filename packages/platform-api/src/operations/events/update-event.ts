import type { updateEvent as contract } from '@xana/contracts/http/events/update-event';
import type { EventChange } from '@xana/contracts/http/notifications/notification-kinds';
import { notifyAttendees } from '../../database/events/event-notices.ts';
import { lockFollowing } from '../../database/events/event-series.ts';
import { changeEvent, lockOwnEvent } from '../../database/events/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readEventInput } from './read-event-input.ts';
import { readOwnEvent } from './read-own-event.ts';

/** Other users' events return `EVENT_NOT_FOUND`. */
export const updateEvent: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { id, version, scope = 'one', ...fields } = input;
  await database.transaction().execute(async (transaction) => {
    const before = await lockOwnEvent(transaction, { id, hostId: caller.userId });
    if (!before) throw apiError('EVENT_NOT_FOUND');
    if (before.ends_at <= new Date()) throw apiError('EVENT_OVER');
    if (before.version !== version || before.cancelled_at) throw apiError('EVENT_CHANGED');
    const context = { ...call, database: transaction };
    const columns = await readEventInput(context, caller.userId, fields, before);
    const following = scope === 'following' ? await lockFollowing(transaction, before) : [];
    const change = changeOf(before, columns);
    await changeEvent(transaction, id, columns);
    for (const event of following) {
      await changeEvent(transaction, event.id, { ...columns, ...movedWith(event.starts_at, before, columns) });
    }
    const ids = [id, ...following.map((event) => event.id)];
    if (change) await notifyAttendees(transaction, { ids, hostId: caller.userId, change });
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

/** The times of a later event, moved by as much as the edited one, and as long. */
function movedWith(start: Date, before: When, after: When) {
  const starts_at = start.getTime() + after.starts_at.getTime() - before.starts_at.getTime();
  const length = after.ends_at.getTime() - after.starts_at.getTime();
  return { starts_at: new Date(starts_at), ends_at: new Date(starts_at + length) };
}
