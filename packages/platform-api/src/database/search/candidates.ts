import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { onOwnConnection } from '../connection/prepared-statements.ts';
import { foldedOnce, termsOf } from './contains-text.ts';
import type { SearchedType } from './hit-sources.ts';
import { rankedColumns } from './ranked-columns.ts';
import { MAX_RANKED, type Search, TABLES } from './search.ts';

/** A row that matches, and what it is ranked by. */
export interface Candidate {
  id: number;
  /** How well it matches: 0 is the exact name. */
  matchClass: number;
  /** Popularity, or the age of what is not popular. */
  weight: number;
  /** How near its name is to the text. */
  nearness: number;
}

const SIMILAR_CLASS = 6;

/**
 * The candidates of a query of `rankedColumns`. The scan that finds them also reads what ranks them: looking a thousand of them up by
 * their ids takes longer than finding them.
 *
 * @param isSimilar whether they are spelled similarly, and do not contain the text
 */
export async function findCandidates(
  database: Database,
  { text }: Search,
  query: RawBuilder<unknown>,
  isSimilar = false,
): Promise<Candidate[]> {
  const { rows } = await sql<{ [Name in keyof Candidate]: number[] | null }>`select ${onOwnConnection}
    array_agg(id) id, array_agg(match_class) "matchClass", array_agg(weight) weight, array_agg(nearness) nearness from (
      select id, weight, ${isSimilar ? sql`${SIMILAR_CLASS}::integer` : matchClass(text)} match_class,
        ${isSimilar ? likeness(text) : sql`-length(${containingName(text)})`} nearness
      from (${query}) found) candidates`.execute(database);
  const { id, matchClass: classes, weight, nearness } = rows[0] ?? {};
  return (id ?? []).map((each, index) => ({
    id: each,
    matchClass: classes?.[index] ?? 0,
    weight: weight?.[index] ?? 0,
    nearness: nearness?.[index] ?? 0,
  }));
}

/** The best first, each once. */
export function rank(candidates: readonly Candidate[]): Candidate[] {
  const distinct = new Map(candidates.map((candidate) => [candidate.id, candidate]));
  return [...distinct.values()].sort(
    (one, other) =>
      one.matchClass - other.matchClass ||
      (one.matchClass === SIMILAR_CLASS ? other.nearness - one.nearness : 0) ||
      other.weight - one.weight ||
      other.nearness - one.nearness ||
      one.id - other.id,
  );
}

function matchClass(text: string): RawBuilder<unknown> {
  const folded = foldedOnce(text);
  const terms = termsOf(text);
  const termsInName = terms.map((term) => sql`strpos(name_search, ${foldedOnce(term)}) > 0`);
  return sql`case
    when ${folded} in (name_search, name_ja_search) then 0
    when starts_with(name_search, ${folded}) or starts_with(name_ja_search, ${folded}) then 1
    when strpos(name_search, ' ' || ${folded}) > 0 then 2
    when strpos(name_search, ${folded}) > 0 or strpos(name_ja_search, ${folded}) > 0 then 3
    ${terms.length > 1 ? sql`when ${sql.join(termsInName, sql` and `)} then 4` : sql``}
    else 5 end`;
}

/** Of names that contain a text the shortest is the nearest. `similarity` of each would take 8 µs. */
const containingName = (text: string): RawBuilder<unknown> =>
  sql`case when strpos(name_ja_search, ${foldedOnce(text)}) > 0 then name_ja_search else name_search end`;

function likeness(text: string): RawBuilder<unknown> {
  const folded = foldedOnce(text);
  return sql`greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded}))`;
}

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
