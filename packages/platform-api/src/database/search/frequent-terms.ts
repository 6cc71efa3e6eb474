import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { countRows, FRESH_ENOUGH_TO_CHOOSE_MS } from '../statements/capped-counts.ts';
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

/**
 * How the hits of a frequent term are read. The text index would read each entry of the term, and return the oldest rows.
 *
 * @returns null when the term is not frequent
 */
export async function frequentHits(
  database: Database,
  { type, text, filter, callerId }: Search,
  condition: RawBuilder<unknown>,
): Promise<FrequentHits | null> {
  const ordered = byWeight(type);
  if (!ordered) return null;
  const among = (limit: number) => sql`from ${ordered.heaviest(limit)} where ${condition}`;
  const judge = async () => {
    const { rows } = await sql<{ count: number }>`
      select case when (select count(*) ${among(JUDGED)}) < ${MIN_JUDGED_HITS} then 0
        else (select count(*) from (select ${among(READ)} limit ${MAX_RANKED + 1}) found) end count`.execute(database);
    return rows[0]?.count ?? 0;
  };
  const key = JSON.stringify(['frequent', type, text, filter, callerId]);
  const count = await countRows(database, key, judge, FRESH_ENOUGH_TO_CHOOSE_MS);
  if (count <= MAX_RANKED) return null;
  const select = (columns: RawBuilder<unknown>) =>
    sql`select ${columns} ${among(READ)} order by ${ordered.heaviestOrder}`;
  return { ids: select(sql`id`), candidates: select(rankedColumns(type, ordered.heaviestWeight)) };
}
