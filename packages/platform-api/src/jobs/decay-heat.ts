import { sql } from 'kysely';
import type { Database } from '../database/connect-database.ts';

const BATCH_SIZE = 2_000;

/**
 * With each new day what was visited counts less: the numbers that speak of an earlier day are counted anew, some at a
 * time, so that nobody waits long for one of them. Several instances may do it; each takes others.
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
