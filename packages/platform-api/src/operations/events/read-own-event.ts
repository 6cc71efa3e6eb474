import type { EventDetails } from '@xana/contracts/http/events/custom-event';
import { MAX_UPCOMING_EVENTS } from '@xana/contracts/http/events/event-limits';
import type { OwnEvent } from '@xana/contracts/http/events/own-event';
import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { selectSeries } from '../../database/events/event-series.ts';
import { type EventRow, findEvent } from '../../database/events/events.ts';
import { countAttendees, countUpcomingEvents } from '../../database/events/own-events.ts';
import type { QueryContext } from '../../platform.ts';
import { toEventDetails } from './to-event.ts';

/** An event as its host edits it. @throws ApiError EVENT_NOT_FOUND for the events of others */
export async function readOwnEvent({ database, config }: QueryContext, hostId: number, id: number): Promise<OwnEvent> {
  const row = await findEvent(database, id);
  if (row?.user_id !== hostId) throw apiError('EVENT_NOT_FOUND');
  const series = await readSeries(database, row);
  const following = series?.dates.filter(({ startsAt }) => startsAt >= row.starts_at.toISOString()) ?? [];
  const countOf = (ids: number[]) => countAttendees(database, ids, hostId);
  return {
    ...toEventDetails(config, row, new Date()),
    ...(series ? { series, followingAttendeeCount: await countOf(following.map((event) => event.id)) } : {}),
    version: row.version,
    attendeeCount: await countOf([id]),
  };
}

/** The series of an event; undefined when it does not repeat. */
export async function readSeries(
  database: Database,
  { series_id, repeats }: Pick<EventRow, 'series_id' | 'repeats'>,
): Promise<EventDetails['series']> {
  if (series_id === null || repeats === null) return undefined;
  const rows = await selectSeries(database, series_id);
  return { every: repeats, dates: rows.map(({ id, starts_at }) => ({ id, startsAt: starts_at.toISOString() })) };
}

/** @throws ApiError EVENT_LIMIT_REACHED when the host would have too many events */
export async function requireFreeEvents(transaction: Database, hostId: number, wanted: number): Promise<void> {
  const count = await countUpcomingEvents(transaction, hostId);
  if (count + wanted > MAX_UPCOMING_EVENTS) throw apiError('EVENT_LIMIT_REACHED');
}
