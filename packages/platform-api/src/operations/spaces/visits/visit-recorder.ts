import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connect-database.ts';
import { createVisitorKeys, type Visitor } from './visitor-keys.ts';

const COUNTED_TTL_MS = 30 * 60_000;
/** For one that another instance counted: when its half hour ends is not known here. */
const RECHECK_TTL_MS = 60_000;
const MAX_REMEMBERED = 100_000;

/** Counts one visit for each visitor, space and half hour. */
export interface VisitRecorder {
  record(spaceId: number, visitor: Visitor): Promise<void>;
}

/**
 * The database decides, for all instances together. What is known here is not asked again, so that a visitor who reads
 * a space again and again costs no statement.
 */
export function createVisitRecorder(database: Database, now: () => Date = () => new Date()): VisitRecorder {
  const keyOf = createVisitorKeys(database, now);
  const remembered = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  return {
    async record(spaceId, visitor) {
      const key = await keyOf(visitor);
      const place = `${spaceId} ${key}`;
      if (remembered.has(place)) return;
      // At once, for what the same visitor asks meanwhile.
      remembered.set(place, true, { ttl: COUNTED_TTL_MS });
      try {
        if (!(await count(database, spaceId, key))) remembered.set(place, true, { ttl: RECHECK_TTL_MS });
      } catch (error) {
        remembered.delete(place);
        throw error;
      }
    },
  };
}

/** Counted in all places or in none. @returns whether it was counted */
async function count(database: Database, spaceId: number, visitor: string): Promise<boolean> {
  const { rows } = await sql<{ space_id: number }>`with counted as (
      insert into counted_visits as mark (space_id, visitor, expires_at)
      values (${spaceId}, ${visitor}, now() + interval '30 minutes')
      on conflict (space_id, visitor) do update set expires_at = excluded.expires_at where mark.expires_at < now()
      returning space_id
    ), visit as (
      insert into visits (space_id, day, visits) select space_id, current_date, 1 from counted
      on conflict (day, space_id) do update set visits = visits.visits + 1
    )
    update space_counts set total_visits = total_visits + 1 from counted
    where space_counts.space_id = counted.space_id returning space_counts.space_id`.execute(database);
  return rows.length > 0;
}
