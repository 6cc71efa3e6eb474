import { LRUCache } from 'lru-cache';
import type { Database } from '../../../database/connection/connect-database.ts';
import { countVisit } from '../../../database/spaces/visits.ts';
import { upToEntries } from '../../../limits/lru-limits.ts';
import { createVisitorKeys, type Visitor } from './visitor-keys.ts';

const COUNTED_TTL_MS = 30 * 60_000;
/** For a visit that another instance counted: when its half hour ends is unknown here. */
const RECHECK_TTL_MS = 60_000;
const MAX_CACHED_VISITS = 100_000;

/** Counts one visit per visitor, space and half hour. */
export interface VisitRecorder {
  record(spaceId: number, visitor: Visitor): Promise<void>;
  /** The pseudonymous key of a visitor, which changes with the day. */
  keyOf(visitor: Visitor): Promise<string>;
}

/** The database decides for all instances. An LRU cache of counted visits saves the statement for repeated visits. */
export function createVisitRecorder(database: Database, now: () => Date = () => new Date()): VisitRecorder {
  const keyOf = createVisitorKeys(database, now);
  const counted = new LRUCache<string, true>(upToEntries(MAX_CACHED_VISITS));
  return {
    keyOf,
    async record(spaceId, visitor) {
      const key = await keyOf(visitor);
      const visit = `${spaceId} ${key}`;
      if (counted.has(visit)) return;
      // Set before the statement, for concurrent requests of the same visitor.
      counted.set(visit, true, { ttl: COUNTED_TTL_MS });
      try {
        if (!(await countVisit(database, spaceId, key))) counted.set(visit, true, { ttl: RECHECK_TTL_MS });
      } catch (error) {
        counted.delete(visit);
        throw error;
      }
    },
  };
}
