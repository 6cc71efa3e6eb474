import { MAX_UPCOMING_EVENTS } from '@xana/contracts/http/events/event-limits';
import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connect-database.ts';
import { findEvent } from '../../database/events.ts';
import { countAttendees, countUpcomingEvents } from '../../database/own-events.ts';
import type { QueryContext } from '../../platform.ts';
import { toEventDetails } from './to-event.ts';

/** An event as its host edits it. @throws ApiError EVENT_NOT_FOUND for the events of others */
export async function readOwnEvent({ database, config }: QueryContext, hostId: number, id: number): Promise<OwnEvent> {
  const row = await findEvent(database, id);
  if (row?.user_id !== hostId) throw apiError('EVENT_NOT_FOUND');
  const attendeeCount = await countAttendees(database, { id, hostId });
  return { ...toEventDetails(config, row, new Date()), version: row.version, attendeeCount };
}

/** @throws ApiError EVENT_LIMIT_REACHED when the host would have too many events */
export async function requireFreeEvents(transaction: Database, hostId: number, wanted: number): Promise<void> {
  const count = await countUpcomingEvents(transaction, hostId);
  if (count + wanted > MAX_UPCOMING_EVENTS) throw apiError('EVENT_LIMIT_REACHED');
}
