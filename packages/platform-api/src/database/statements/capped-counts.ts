import { LRUCache } from 'lru-cache';
import type { Database } from '../connection/connect-database.ts';

/** Smaller counts are exact each time: counting is fast, and a user may just have added the row. */
const MAX_EXACT = 1_000;
/** Maximum age of a cached large count before it is refreshed. */
const FRESH_MS = 30_000;
/** For a count that only chooses between two ways to read the same rows. */
export const FRESH_ENOUGH_TO_CHOOSE_MS = 600_000;
const MAX_COUNTS = 2_000;

interface CachedCount {
  count: number;
  at: number;
  isRefreshing: boolean;
}

const caches = new WeakMap<Database, LRUCache<string, CachedCount>>();

/**
 * The number of rows in a list. Large counts are cached and refreshed in the background (stale-while-revalidate).
 *
 * @param key identifies the list and all of its filters
 * @param freshMs the maximum age of a large count before it is refreshed
 */
export async function countRows(
  database: Database,
  key: string,
  count: () => Promise<number>,
  freshMs = FRESH_MS,
): Promise<number> {
  const cache = caches.get(database) ?? new LRUCache<string, CachedCount>({ max: MAX_COUNTS });
  caches.set(database, cache);
  const cached = cache.get(key);
  if (!cached) return store(cache, key, await count());
  if (Date.now() - cached.at > freshMs && !cached.isRefreshing) {
    cached.isRefreshing = true;
    void count().then(
      (fresh) => store(cache, key, fresh),
      () => cache.delete(key),
    );
  }
  return cached.count;
}

function store(cache: LRUCache<string, CachedCount>, key: string, count: number): number {
  if (count <= MAX_EXACT) cache.delete(key);
  else cache.set(key, { count, at: Date.now(), isRefreshing: false });
  return count;
}
