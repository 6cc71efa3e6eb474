import { sql } from 'kysely';
import type { Database } from '../database/connect-database.ts';

const BATCH_SIZE = 2_000;

/**
 * Recounts the visit statistics of spaces whose counters are from an earlier day, because visits count less with each
 * day. Works in batches, so that no row is locked for long; `skip locked` lets several instances share the work.
 */
export async function decayHeat(database: Database): Promise<void> {
  for (;;) {
    const { rows } = await sql<{ batches: number }>`select count(*)::integer batches from (
        select count_visits(array_agg(space_id)) from (
          select space_id from space_counts where counted_on < current_date and (heat > 0 or latest_visits > 0)
          order by space_id limit ${BATCH_SIZE} for update skip locked
        ) stale having count(*) > 0
      ) batches`.execute(database);
    if ((rows[0]?.batches ?? 0) === 0) return;
  }
}
