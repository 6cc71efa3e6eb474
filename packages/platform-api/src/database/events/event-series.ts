import type { EventRepeat } from '@xana/contracts/http/events/event-series';
import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

interface SeriesEvent {
  id: number;
  series_id: number | null;
  starts_at: Date;
}

/** Makes an event the first one of a series. @returns the columns of its further events */
export async function startSeries(transaction: Database, firstId: number, every: EventRepeat) {
  const series = { series_id: firstId, repeats: every };
  await transaction.updateTable('events').set(series).where('id', '=', firstId).execute();
  return series;
}

/** The events after one in its series that are not cancelled, locked until the end of the transaction. */
export async function lockFollowing(transaction: Database, event: SeriesEvent) {
  if (event.series_id === null) return [];
  return transaction
    .selectFrom('events')
    .select(['id', 'starts_at'])
    .where('series_id', '=', event.series_id)
    .where('starts_at', '>', event.starts_at)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .forUpdate()
    .execute();
}

/** The ids of the events that were cancelled together with one of their series, with it. */
export async function lockCancelledTogether(
  transaction: Database,
  { id, series_id, cancelled_at }: SeriesEvent & { cancelled_at: Date | null },
): Promise<number[]> {
  const rows = await transaction
    .selectFrom('events')
    .select('id')
    .where(({ or, eb, and }) =>
      or([eb('id', '=', id), and([eb('series_id', '=', series_id), eb('cancelled_at', '=', cancelled_at)])]),
    )
    .where('ends_at', '>', sql<Date>`now()`)
    .orderBy('starts_at')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

/** The events of a series that are not cancelled, earliest first. */
export function selectSeries(database: Database, seriesId: number) {
  return database
    .selectFrom('events')
    .select(['id', 'starts_at'])
    .where('series_id', '=', seriesId)
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .execute();
}
