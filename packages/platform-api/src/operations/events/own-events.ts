import type * as contracts from '@xana/contracts/http/events/own-events';
import type { EventChange } from '@xana/contracts/http/notifications/notification-kinds';
import { apiError } from '../../api-error.ts';
import { notifyAttendees } from '../../database/events/event-notices.ts';
import { lockCancelledTogether, lockFollowing, startSeries } from '../../database/events/event-series.ts';
import { selectEventPage } from '../../database/events/events.ts';
import { changeEvent, insertEvent, lockOwnEvent } from '../../database/events/own-events.ts';
import type { Handler } from '../../http/handler.ts';
import { readEventInput } from './read-event-input.ts';
import { readOwnEvent, requireFreeEvents } from './read-own-event.ts';
import { toEvent } from './to-event.ts';

/** Other users' events return `EVENT_NOT_FOUND`. */
export const getOwnEvent: Handler<typeof contracts.getOwnEvent> = ({ input, caller, ...context }) =>
  readOwnEvent(context, caller.userId, input.id);

export const getAllUserCustomEvent: Handler<typeof contracts.getAllUserCustomEvent> = async (call) => {
  const { input, database, config } = call;
  const now = new Date();
  const { count, rows } = await selectEventPage(database, input, { order: 'desc', at: now });
  return { count, rows: rows.map((row) => toEvent(config, row, now)) };
};

/** A series is created as a whole or not at all. Returns its first event. */
export const createEvent: Handler<typeof contracts.createEvent> = async (call) => {
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

/** Other users' events return `EVENT_NOT_FOUND`. */
export const updateEvent: Handler<typeof contracts.updateEvent> = async (call) => {
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

/** Other users' events return `EVENT_NOT_FOUND`. */
export const cancelEvent: Handler<typeof contracts.cancelEvent> = async ({ input, caller, apiError, ...context }) => {
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

/** Other users' events return `EVENT_NOT_FOUND`. */
export const restoreEvent: Handler<typeof contracts.restoreEvent> = async ({ input, caller, apiError, ...context }) => {
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

interface Times {
  starts_at: Date;
  ends_at: Date;
}

/** More than the twelve months that a monthly series takes. */
const MAX_PERIOD_MS = 400 * 86_400_000;

/**
 * The times of the further events of a series, each as long as the first one.
 *
 * @throws ApiError INPUT_INVALID unless each begins after the end of the one before, within 400 days
 */
function readRepeat(first: Times, starts: readonly string[]): Times[] {
  const length = first.ends_at.getTime() - first.starts_at.getTime();
  const times = starts.map((start) => ({
    starts_at: new Date(start),
    ends_at: new Date(Date.parse(start) + length),
  }));
  let before = first;
  for (const next of times) {
    const isLater = next.starts_at >= before.ends_at;
    if (!isLater || next.starts_at.getTime() - first.starts_at.getTime() > MAX_PERIOD_MS) {
      throw apiError('INPUT_INVALID', 'Field "repeat.startsAt" must be in order, without overlap, within 400 days.');
    }
    before = next;
  }
  return times;
}
