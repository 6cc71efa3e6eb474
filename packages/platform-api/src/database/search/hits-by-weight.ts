import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { plannedEachTime } from '../connection/prepared-statements.ts';
import { countRows, FRESH_ENOUGH_TO_CHOOSE_MS } from '../statements/capped-counts.ts';
import { type HitRow, hitSource, type SearchedType } from './hit-sources.ts';
import { findIds, rankHits } from './rank-hits.ts';
import { rankedColumns } from './ranked-columns.ts';
import { MAX_RANKED, pageOf, type Search, TABLES } from './search.ts';
import { byWeight } from './weight-order.ts';

/** A tag is common when at least so many have it. */
const MIN_COMMON = 5_000;

/**
 * One page of the hits of a filter without a text, which only their weight orders. Those of a common tag are read in that order. The
 * planner is not left to choose: it takes a tag that it has no statistics of for a common one.
 */
export async function selectByWeight(
  database: Database,
  search: Search,
  condition: RawBuilder<unknown>,
): Promise<HitRow[]> {
  const ordered = byWeight(search.type);
  const table = sql.table(TABLES[search.type]);
  const select = async () =>
    rankHits(database, search, { exact: await findIds(database, heaviest(search.type, condition)), similar: [] });
  if (!ordered) return select();
  const { type, filter, callerId } = search;
  const countHits = async () => {
    const { rows } = await sql<{ count: number }>`${plannedEachTime}
      with found as materialized (select id from ${table} where ${condition})
      select count(*) count from (select from found limit ${MIN_COMMON}) common`.execute(database);
    return rows[0]?.count ?? 0;
  };
  const key = JSON.stringify(['common', type, filter, callerId]);
  const count = await countRows(database, key, countHits, FRESH_ENOUGH_TO_CHOOSE_MS);
  if (count < MIN_COMMON) return select();
  const ids = sql`select ${table}.id from ${ordered.all} where ${condition} order by ${ordered.order}`;
  return selectPage(database, search, ids);
}

/** Reads each that matches. */
const heaviest = (type: SearchedType, condition: RawBuilder<unknown>) => sql`select id from (
  select found.id from (${rankedColumns(type)}) found
  where found.id in (select id from ${sql.table(TABLES[type])} where ${condition})
  order by found.weight desc, found.id limit ${MAX_RANKED}) filtered`;

/** One page of the first thousand ids of a query, which are ordered. */
export async function selectPage(database: Database, search: Search, ids: RawBuilder<unknown>): Promise<HitRow[]> {
  const page = await findIds(database, sql`${ids} ${pageOf(search)}`);
  const { rows } = await sql<HitRow>`
    select found.*, ${MAX_RANKED}::integer total from unnest(${page}::integer[]) with ordinality page (id, place)
    join (${hitSource(search.type, search.callerId)}) found on found.id = page.id order by place`.execute(database);
  return rows;
}
