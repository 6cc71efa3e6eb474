import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/**
 * Counts one visit per visitor, space and half hour, in all counters or in none. The database decides, so that all
 * instances together count once.
 *
 * @param visitor a pseudonymous key
 * @returns whether the visit was counted
 */
export async function countVisit(database: Database, spaceId: number, visitor: string): Promise<boolean> {
  const { rows } = await sql<{ space_id: number }>`with counted as (
      insert into counted_visits as mark (space_id, visitor, expires_at)
      values (${spaceId}, ${visitor}, now() + interval '30 minutes')
      on conflict (space_id, visitor) do update set expires_at = excluded.expires_at, source = null
        where mark.expires_at < now()
      returning space_id
    ), visit as (
      insert into visits (space_id, day, visits) select space_id, current_date, 1 from counted
      on conflict (day, space_id) do update set visits = visits.visits + 1
    )
    update space_counts set total_visits = total_visits + 1 from counted
    where space_counts.space_id = counted.space_id returning space_counts.space_id`.execute(database);
  return rows.length > 0;
}

/**
 * The salt for the visitor keys of a day; the first instance that asks stores its own.
 *
 * @param day `2026-11-22`
 * @param newSalt is stored when the day has no salt
 */
export async function findOrInsertVisitorSalt(
  database: Database,
  day: string,
  newSalt: string,
): Promise<string | undefined> {
  // `expires_at` is the beginning of the day: the job deletes a salt one day after it expired.
  await sql`insert into visitor_salts (day, salt, expires_at)
    values (${day}::date, ${newSalt}, ${day}::date::timestamp at time zone 'UTC')
    on conflict (day) do nothing`.execute(database);
  const { rows } = await sql<{ salt: string }>`select salt from visitor_salts where day = ${day}::date`.execute(
    database,
  );
  return rows[0]?.salt;
}
