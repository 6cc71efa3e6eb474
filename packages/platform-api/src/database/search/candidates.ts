import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { onOwnConnection } from '../connection/prepared-statements.ts';
import { foldedOnce, termsOf } from './contains-text.ts';
import type { SearchedType } from './hit-sources.ts';
import { weightOf } from './ranked-columns.ts';
import { MAX_RANKED, TABLES } from './search.ts';

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

const CLASSES = {
  exactName: 0,
  beginsName: 1,
  beginsTerm: 2,
  inName: 3,
  termsInName: 4,
  elsewhere: 5,
  similar: 6,
} as const;

/**
 * The candidates of a query with a row for each, `id`, `weight`, `match_class` and `nearness`. The scan that finds them also reads what
 * ranks them: looking a thousand of them up by their ids takes longer than finding them. JSON is parsed in an eighth of the time of arrays.
 */
export async function findCandidates(database: Database, query: RawBuilder<unknown>): Promise<Candidate[]> {
  const { rows } = await sql<{ [Name in keyof Candidate]: number[] | null }>`select ${onOwnConnection}
    json_agg(id) id, json_agg(match_class) "matchClass", json_agg(weight) weight, json_agg(nearness) nearness
    from (${query}) candidates`.execute(database);
  const { id, matchClass: classes, weight, nearness } = rows[0] ?? {};
  return (id ?? []).map((each, index) => ({
    id: each,
    matchClass: classes?.[index] ?? 0,
    weight: weight?.[index] ?? 0,
    nearness: nearness?.[index] ?? 0,
  }));
}

/** The best first, each once, by its best match. */
export function rank(candidates: readonly Candidate[]): Candidate[] {
  const sorted = [...candidates].sort(
    (one, other) =>
      one.matchClass - other.matchClass ||
      (one.matchClass === CLASSES.similar ? other.nearness - one.nearness : 0) ||
      other.weight - one.weight ||
      other.nearness - one.nearness ||
      one.id - other.id,
  );
  const seen = new Set<number>();
  return sorted.filter(({ id }) => !seen.has(id) && seen.add(id));
}

/**
 * Rows that contain a text. Those whose name begins with it are candidates of `beginningWith` too, and ranked by that.
 *
 * @param found `rankedColumns` of the rows
 */
export function containing(text: string, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const folded = foldedOnce(text);
  const terms = termsOf(text);
  const termsInName = terms.map((term) => sql`strpos(name_search, ${foldedOnce(term)}) > 0`);
  const isInJapaneseName = sql`strpos(name_ja_search, ${folded}) > 0`;
  // Of names that contain a text the shortest is the nearest. `similarity` of each would take 8 µs.
  return sql`select id, weight, case
      when strpos(name_search, ' ' || ${folded}) > 0 then ${sql.lit(CLASSES.beginsTerm)}
      when strpos(name_search, ${folded}) > 0 or ${isInJapaneseName} then ${sql.lit(CLASSES.inName)}
      ${terms.length > 1 ? sql`when ${sql.join(termsInName, sql` and `)} then ${sql.lit(CLASSES.termsInName)}` : sql``}
      else ${sql.lit(CLASSES.elsewhere)} end match_class,
    -length(case when ${isInJapaneseName} then name_ja_search else name_search end) nearness
    from (${found}) found`;
}

/** Rows that are spelled similarly. @param found `rankedColumns` of the rows */
export function similar(text: string, found: RawBuilder<unknown>): RawBuilder<unknown> {
  const folded = foldedOnce(text);
  return sql`select id, weight, ${sql.lit(CLASSES.similar)} match_class,
    greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded})) nearness from (${found}) found`;
}

/** No name holds it: it is no character. */
const LAST_CHARACTER = 0x10ffff;

/**
 * Rows whose name begins with a text. Sorted by bytes, as the index is (`text_pattern_ops`): a sort by collation would read every name
 * with the prefix.
 *
 * @param among a condition for the rows
 */
export function beginningWith(
  type: Exclude<SearchedType, 'post'>,
  text: string,
  among: RawBuilder<unknown>,
  limit = MAX_RANKED,
): RawBuilder<unknown> {
  const named = (name: RawBuilder<unknown>) => sql`(select ${sql.table(TABLES[type])}.id, ${weightOf(type)} weight,
      case when ${name} = ${foldedOnce(text)} then ${sql.lit(CLASSES.exactName)} else ${sql.lit(CLASSES.beginsName)} end match_class,
      -length(${name}) nearness
    from ${sql.table(TABLES[type])}
    where ${name} ~>=~ ${foldedOnce(text)} and ${name} ~<~ (${foldedOnce(text)} || chr(${sql.lit(LAST_CHARACTER)})) and ${among}
    order by ${name} using ~<~ limit ${sql.lit(limit)})`;
  const byName = named(sql`name_search`);
  return type === 'world' ? sql`${byName} union all ${named(sql`name_ja_search`)}` : byName;
}
