import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { onOwnConnection } from '../connection/prepared-statements.ts';
import { foldedOnce } from './contains-text.ts';
import { type HitRow, hitSource, type SearchedType } from './hit-sources.ts';
import { rankedColumns } from './ranked-columns.ts';
import type { Search } from './search.ts';

const FUZZY_CLASS = 5;

/** The ids that a query finds. */
export async function findIds(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select ${onOwnConnection} array(${query}) ids`.execute(database);
  return rows[0]?.ids ?? [];
}

interface Candidates {
  exact: readonly number[];
  /** Similar spellings; none of `exact`. */
  similar: readonly number[];
}

/**
 * One page of candidates, the best first. Of hits that are no similar spellings the likeness breaks only ties, so it is computed for
 * the page and what ties with its last hit: it takes 8 µs for each. The candidates are found by a statement before: this one is long, and
 * planning it for each search would take as long as running it. With an offset, each candidate is looked up; the planner would read a
 * small table as a whole.
 */
export async function rankHits(database: Database, search: Search, { exact, similar }: Candidates): Promise<HitRow[]> {
  const { type, text, limit, offset, callerId } = search;
  const ids = [...exact, ...similar];
  if (ids.length === 0) return [];
  const folded = foldedOnce(text);
  const likeness = sql`greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded}))`;
  const { rows } = await sql<HitRow>`
    with matched as materialized (
      select id, weight, name_search, name_ja_search, ${matchClass(type, text, similar)} match_class
      from (${rankedColumns(type)}) found where id = any(${ids}::integer[])
    ),
    ranked as (
      select id, name_search, name_ja_search, rank() over (
        order by match_class, case when match_class = ${FUZZY_CLASS} then ${likeness} end desc, weight desc
      ) hit_rank
      from matched
    ),
    best as materialized (
      select id, row_number() over (order by hit_rank, ${likeness} desc, id) hit_rank from ranked
      where hit_rank <= ${offset + limit} order by hit_rank, ${likeness} desc, id limit ${limit} offset ${offset}
    )
    select found.*, (select count(*) from matched)::integer total
    from best join (${hitSource(type, callerId)}) found on found.id = best.id order by best.hit_rank`.execute(database);
  return rows;
}

/** How well a row matches: 0 is the exact name. */
function matchClass(type: SearchedType, text: string, similar: readonly number[]): RawBuilder<unknown> {
  // A post has no name, and a filter alone no text.
  if (type === 'post' || text === '') return sql`0`;
  const folded = foldedOnce(text);
  return sql`case
    when ${folded} in (name_search, name_ja_search) then 0
    when starts_with(name_search, ${folded}) or starts_with(name_ja_search, ${folded}) then 1
    when strpos(name_search, ' ' || ${folded}) > 0 then 2
    when strpos(name_search, ${folded}) > 0 or strpos(name_ja_search, ${folded}) > 0 then 3
    when id = any(${similar}::integer[]) then ${FUZZY_CLASS} else 4 end`;
}
