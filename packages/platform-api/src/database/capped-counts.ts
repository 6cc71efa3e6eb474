import type { Database } from './connect-database.ts';

/** Up to so many rows a count is exact each time: it is quick, and somebody may have just added one. */
const MAX_EXACT = 1_000;
/** A large count may be this old, in milliseconds: nobody notices one of a hundred thousand. */
const FRESH_MS = 30_000;
const MAX_COUNTS = 2_000;

interface Kept {
  count: number;
  at: number;
  isBeingCounted: boolean;
}

const keptBy = new WeakMap<Database, Map<string, Kept>>();

/**
 * How many rows a list has in all. Large counts are remembered for half a minute, and counted again behind the answer.
 *
 * @param key names the list and everything that it is chosen by
 */
export async function countRows(database: Database, key: string, ask: () => Promise<number>): Promise<number> {
  const kept = keptBy.get(database) ?? new Map<string, Kept>();
  keptBy.set(database, kept);
  const known = kept.get(key);
  if (!known) return remember(kept, key, await ask());
  if (Date.now() - known.at > FRESH_MS && !known.isBeingCounted) {
    known.isBeingCounted = true;
    void ask().then(
      (count) => remember(kept, key, count),
      () => kept.delete(key),
    );
  }
  return known.count;
}

function remember(kept: Map<string, Kept>, key: string, count: number): number {
  kept.delete(key);
  if (count <= MAX_EXACT) return count;
  const [oldest] = kept.keys();
  if (kept.size >= MAX_COUNTS && oldest !== undefined) kept.delete(oldest);
  kept.set(key, { count, at: Date.now(), isBeingCounted: false });
  return count;
}
