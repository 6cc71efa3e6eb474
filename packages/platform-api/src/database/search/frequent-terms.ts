import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { countRows, FRESH_ENOUGH_TO_CHOOSE_MS } from '../statements/capped-counts.ts';
import type { SearchedType } from './hit-sources.ts';
import { rankedColumns } from './ranked-columns.ts';
import { MAX_RANKED, type Search, type TextSearch } from './search.ts';
import { beginsNames } from './spelling.ts';
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

export interface Judgement {
  /** The types of which at least one of five rows of most weight meets its condition. */
  frequent: ReadonlySet<SearchedType>;
  /** Whether several names of any type begin with it. */
  beginsNames: boolean;
}

/** Judges a text in one statement for all types. */
export async function judgeText(database: Database, search: TextSearch, judged: readonly Judged[]): Promise<Judgement> {
  const judgements = judged.flatMap(({ search: { type }, condition }) => {
    const ordered = byWeight(type);
    if (!ordered) return [];
    const hits = sql`(select count(*) from ${ordered.heaviest(JUDGED)} where ${condition})`;
    return [sql`case when ${hits} >= ${sql.lit(MIN_JUDGED_HITS)} then ${sql.lit(type)}::text end`];
  });
  const { rows } = await sql<{ types: SearchedType[]; begins: boolean }>`
    select array_remove(array[${sql.join(judgements)}], null) types, ${beginsNames(search)} begins`.execute(database);
  return { frequent: new Set(rows[0]?.types), beginsNames: rows[0]?.begins ?? false };
}

/**
 * How the hits of a frequent term are read. The text index would read each entry of the term, and return the oldest rows.
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
