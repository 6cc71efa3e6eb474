import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { beginningWith } from './candidates.ts';
import type { Search } from './search.ts';
import { isVisible } from './search-filters.ts';

const NAMED_TYPES = ['profile', 'world', 'nft', 'collection', 'event'] as const;
/** A misspelt text is rarely the beginning of so many names. */
const MIN_NAMES = 5;

/**
 * Whether a text is the beginning of several names. The type that is searched plays no part, so that a type has the same hits in a search
 * of all types and in one of its own.
 */
export async function beginsNames(
  database: Database,
  { text, callerId }: Pick<Search, 'text' | 'callerId'>,
): Promise<boolean> {
  const names = NAMED_TYPES.map(
    (type) => sql`select 1 from (${beginningWith(type, text, isVisible(type, callerId), MIN_NAMES)}) of_type`,
  );
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer count from (${sql.join(names, sql` union all `)} limit ${sql.lit(MIN_NAMES)}) names`.execute(
    database,
  );
  return (rows[0]?.count ?? 0) >= MIN_NAMES;
}
