import { type RawBuilder, sql } from 'kysely';
import { beginningWith } from './candidates.ts';
import type { Search } from './search.ts';
import { isVisible } from './search-filters.ts';

const NAMED_TYPES = ['profile', 'world', 'nft', 'collection', 'event'] as const;
/** A misspelt text is rarely the beginning of so many names. */
const MIN_NAMES = 5;

/**
 * A condition: a text is the beginning of several names. The type that is searched plays no part, so that a type has the same hits in a
 * search of all types and in one of its own.
 */
export function beginsNames({ text, callerId }: Pick<Search, 'text' | 'callerId'>): RawBuilder<unknown> {
  const names = NAMED_TYPES.map(
    (type) => sql`select 1 from (${beginningWith(type, text, isVisible(type, callerId), MIN_NAMES)}) of_type`,
  );
  const limit = sql.lit(MIN_NAMES);
  return sql`(select count(*) from (${sql.join(names, sql` union all `)} limit ${limit}) names) >= ${limit}`;
}
