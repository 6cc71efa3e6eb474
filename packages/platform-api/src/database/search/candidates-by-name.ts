import { type RawBuilder, sql } from 'kysely';
import { foldedOnce } from './contains-text.ts';
import type { SearchedType } from './hit-sources.ts';
import { rankedColumns } from './ranked-columns.ts';
import { MAX_RANKED, TABLES } from './search.ts';

/** No name holds it: it is no character. */
const LAST_CHARACTER = 0x10ffff;

/**
 * The `rankedColumns` of rows whose name begins with a text. Sorts by bytes, as the index does (`text_pattern_ops`): a sort by
 * collation would read every name with the prefix.
 *
 * @param among a condition for the rows
 */
export function candidatesByName(
  type: SearchedType,
  text: string,
  among: RawBuilder<unknown>,
  limit = MAX_RANKED,
): RawBuilder<unknown> {
  if (type === 'post') return sql`select ${rankedColumns(type)} from posts where false`;
  const startingWith = (name: RawBuilder<unknown>) => sql`(select ${rankedColumns(type)} from ${sql.table(TABLES[type])}
    where ${name} ~>=~ ${foldedOnce(text)} and ${name} ~<~ (${foldedOnce(text)} || chr(${LAST_CHARACTER})) and ${among}
    order by ${name} using ~<~ limit ${limit})`;
  const byName = startingWith(sql`name_search`);
  return type === 'world' ? sql`${byName} union ${startingWith(sql`name_ja_search`)}` : byName;
}
