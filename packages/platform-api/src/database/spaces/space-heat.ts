import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/**
 * Recounts the visit statistics of up to `limit` spaces whose counts are from an earlier day. `skip locked` lets several
 * instances share the work.
 *
 * @returns false when no space was left
 */
export async function updateStaleHeat(database: Database, limit: number): Promise<boolean> {
  const { rows } = await sql<{ batches: number }>`select count(*)::integer batches from (
      select count_visits(array_agg(space_id)) from (
        select space_id from space_counts where counted_on < current_date and (heat > 0 or latest_visits > 0)
        order by space_id limit ${limit} for update skip locked
      ) stale having count(*) > 0
    ) batches`.execute(database);
  return (rows[0]?.batches ?? 0) > 0;
}
