import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { countRows, FRESH_ENOUGH_TO_CHOOSE_MS } from '../statements/capped-counts.ts';
import type { SearchedType } from './hit-sources.ts';
import { rankedColumns } from './ranked-columns.ts';
import { MAX_RANKED, type Search } from './search.ts';
import { byWeight } from './weight-order.ts';

/** A term is frequent when one of five has it of those that are judged, and more than are ranked of those that are read. */
const JUDGED = 100;
const MIN_JUDGED_HITS = 20;
const READ = 5_000;

/** The hits of a frequent term, those of most weight first; there are more than are ranked. */
interface FrequentHits {
  ids: RawBuilder<unknown>;
  /** Their `rankedColumns`. */
  candidates: RawBuilder<unknown>;
}

/** A search of one type, and a condition for its hits. */
interface Judged {
  search: Search;
  condition: RawBuilder<unknown>;
}

/** The types of which at least one of five rows of most weight meets its condition. One statement judges all. */
export async function frequentTypes(
  database: Database,
  searches: readonly Judged[],
): Promise<ReadonlySet<SearchedType>> {
  const judgements = searches.flatMap(({ search: { type }, condition }) => {
    const ordered = byWeight(type);
    if (!ordered) return [];
    const hits = sql`(select count(*) from ${ordered.heaviest(JUDGED)} where ${condition})`;
    return [sql`case when ${hits} >= ${MIN_JUDGED_HITS} then ${type}::text end`];
  });
  const { rows } = await sql<{ types: SearchedType[] }>`
    select array_remove(array[${sql.join(judgements)}], null) types`.execute(database);
  return new Set(rows[0]?.types);
}

/**
 * How the hits of a term of `frequentTypes` are read. The text index would read each entry of the term, and return the oldest rows.
 *
 * @returns null when no more rows have it than are ranked
 */
export async function frequentHits(
  database: Database,
  { search: { type, text, filter, callerId }, condition }: Judged,
): Promise<FrequentHits | null> {
  const ordered = byWeight(type);
  if (!ordered) return null;
  const among = sql`from ${ordered.heaviest(READ)} where ${condition}`;
  const countHits = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*) count from (select ${among} limit ${sql.lit(MAX_RANKED + 1)}) found`.execute(database);
    return rows[0]?.count ?? 0;
  };
  const key = JSON.stringify(['frequent', type, text, filter, callerId]);
  const count = await countRows(database, key, countHits, FRESH_ENOUGH_TO_CHOOSE_MS);
  if (count <= MAX_RANKED) return null;
  const select = (columns: RawBuilder<unknown>) => sql`select ${columns} ${among} order by ${ordered.heaviestOrder}`;
  return { ids: select(sql`id`), candidates: select(rankedColumns(type, ordered.heaviestWeight)) };
}
