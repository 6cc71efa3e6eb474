import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connect-database.ts';
import { plannedEachTime } from '../prepared-statements.ts';
import { termsOf } from './contains-text.ts';
import { type HitRow, hitSource, type SearchedType } from './hit-sources.ts';
import type { Search } from './search.ts';

const FUZZY_CLASS = 5;

/**
 * One page of candidates, the best first. Of hits that are no similar spellings the likeness breaks only ties, so it is computed for
 * the page and what ties with its last hit: it takes 8 µs for each.
 *
 * @param ids a query
 */
export async function rankHits(database: Database, search: Search, ids: RawBuilder<unknown>): Promise<HitRow[]> {
  const { type, text, limit, offset, callerId } = search;
  const source = hitSource(type, callerId);
  const folded = sql`search_text(${text})`;
  const likeness = sql`greatest(similarity(name_search, ${folded}), similarity(name_ja_search, ${folded}))`;
  const { rows } = await sql<HitRow>`${plannedEachTime}
    with candidates as materialized (${ids}),
    matched as materialized (
      select candidates.id, weight, name_search, name_ja_search, ${matchClass(type, text)} match_class
      from candidates join (${source}) found on found.id = candidates.id
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
    from best join (${source}) found on found.id = best.id order by best.hit_rank`.execute(database);
  return rows;
}

/** How well a row matches: 0 is the exact name. */
function matchClass(type: SearchedType, text: string): RawBuilder<unknown> {
  // A post has no name, and a filter alone no text.
  if (type === 'post' || text === '') return sql`0`;
  const folded = sql`search_text(${text})`;
  const isInAll = sql.join(
    termsOf(text).map((term) => sql`strpos(all_search, search_text(${term})) > 0`),
    sql` and `,
  );
  return sql`case
    when ${folded} in (name_search, name_ja_search) then 0
    when starts_with(name_search, ${folded}) or starts_with(name_ja_search, ${folded}) then 1
    when strpos(name_search, ' ' || ${folded}) > 0 then 2
    when strpos(name_search, ${folded}) > 0 or strpos(name_ja_search, ${folded}) > 0 then 3
    when ${isInAll} then 4 else ${FUZZY_CLASS} end`;
}
