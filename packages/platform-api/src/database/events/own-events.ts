import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { unblocked } from '../social/blocks.ts';
import type { Tables } from '../tables.ts';

interface OwnEventKey {
  id: number;
  hostId: number;
}

/** An event of the host, locked until the end of the transaction; undefined when the host has no such event, or it or its space is hidden. */
export function lockOwnEvent(transaction: Database, { id, hostId }: OwnEventKey) {
  return transaction
    .selectFrom('events')
    .innerJoin('spaces', 'spaces.id', 'events.space_id')
    .select([
      'events.id',
      'events.picture',
      'events.version',
      'events.space_id',
      'starts_at',
      'ends_at',
      'cancelled_at',
      'series_id',
    ])
    .where('events.id', '=', id)
    .where('host_id', '=', hostId)
    .where('events.hidden_at', 'is', null)
    .where('spaces.hidden_at', 'is', null)
    .forUpdate('events')
    .executeTakeFirst();
}

/** @returns the new id */
export async function insertEvent(transaction: Database, event: Insertable<Tables['events']>): Promise<number> {
  const { id } = await transaction.insertInto('events').values(event).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Counts a version. @returns the new one */
export async function changeEvent(
  transaction: Database,
  id: number,
  changes: Updateable<Tables['events']>,
): Promise<number> {
  const { version } = await transaction
    .updateTable('events')
    .set({ ...changes, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Counts the host's events that are not over, without cancelled ones. Concurrent creations of the same host wait for each other. */
export async function countUpcomingEvents(transaction: Database, hostId: number): Promise<number> {
  await transaction.selectFrom('users').select('id').where('id', '=', hostId).forUpdate().execute();
  const { count } = await transaction
    .selectFrom('events')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('host_id', '=', hostId)
    .where('ends_at', '>', sql<Date>`now()`)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether an event can take place there: the space is public, and its creator and the host have not blocked each other. */
export async function isOpenToHost(database: Database, spaceId: number, hostId: number): Promise<boolean> {
  const found = await database
    .selectFrom('spaces')
    .select('id')
    .where('id', '=', spaceId)
    .where('hidden_at', 'is', null)
    .where(unblocked(hostId, sql`coalesce(creator_id, 0)`))
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * The members whom a change of some events concerns, with the id of each event: going, interested or reminded; without their host,
 * inactive members and a block between them and the host.
 */
export const attendeesOf = (eventIds: readonly number[], hostId: number) => sql`(
  select planned.user_id, planned.event_id
  from (
    select user_id, event_id from event_answers where event_id = any(${eventIds}::integer[])
    union select user_id, event_id from event_reminders where event_id = any(${eventIds}::integer[])
  ) planned
  join users on users.id = planned.user_id
  where users.id <> ${hostId} and not users.is_inactive and ${unblocked(hostId, sql`users.id`)}
)`;

export async function countAttendees(database: Database, eventIds: readonly number[], hostId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(distinct user_id)::integer count
    from ${attendeesOf(eventIds, hostId)} attendees`.execute(database);
  return rows[0]?.count ?? 0;
}
