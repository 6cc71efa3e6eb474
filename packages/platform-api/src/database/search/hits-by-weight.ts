import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { onOwnConnection, plannedEachTime } from '../connection/prepared-statements.ts';
import { countRows, FRESH_ENOUGH_TO_CHOOSE_MS } from '../statements/capped-counts.ts';
import { roundUpLimit } from '../statements/plan-once.ts';
import type { SearchedType } from './hit-sources.ts';
import { rankedColumns } from './ranked-columns.ts';
import { type IdPage, MAX_RANKED, pageOfRanked, type Search, TABLES } from './search.ts';
import { byWeight } from './weight-order.ts';

/** A tag is common when at least so many have it. */
const MIN_COMMON = 5_000;

/**
 * One page of the hits of a filter without a text, which only their weight orders. Those of a common tag are read in that order. The
 * planner is not left to choose: it takes a tag that it has no statistics of for a common one.
 */
export async function pageByWeight(
  database: Database,
  search: Search,
  condition: RawBuilder<unknown>,
): Promise<IdPage> {
  const ordered = byWeight(search.type);
  const table = sql.table(TABLES[search.type]);
  const readAll = async () => pageOfRanked(search, await findIds(database, heaviest(search.type, condition)));
  if (!ordered) return readAll();
  const { type, filter, callerId } = search;
  const countHits = async () => {
    const { rows } = await sql<{ count: number }>`${plannedEachTime}
      with found as materialized (select id from ${table} where ${condition})
      select count(*) count from (select from found limit ${sql.lit(MIN_COMMON)}) common`.execute(database);
    return rows[0]?.count ?? 0;
  };
  const key = JSON.stringify(['common', type, filter, callerId]);
  const count = await countRows(database, key, countHits, FRESH_ENOUGH_TO_CHOOSE_MS);
  if (count < MIN_COMMON) return readAll();
  const ids = sql`select ${table}.id from ${ordered.all} where ${condition} order by ${ordered.order}`;
  return pageOfOrdered(database, search, ids);
}

/** Reads each that matches. */
const heaviest = (type: SearchedType, condition: RawBuilder<unknown>) => sql`
  with found as materialized (select ${rankedColumns(type)} from ${sql.table(TABLES[type])} where ${condition})
  select id from found order by weight desc, id limit ${sql.lit(MAX_RANKED)}`;

/** One page of the first thousand ids of a query, which are ordered. */
export async function pageOfOrdered(database: Database, search: Search, ids: RawBuilder<unknown>): Promise<IdPage> {
  const wanted = Math.min(MAX_RANKED, roundUpLimit(search.offset + search.limit));
  const first = await findIds(database, sql`${ids} limit ${sql.lit(wanted)}`);
  return { ...pageOfRanked(search, first), total: MAX_RANKED };
}

async function findIds(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select ${onOwnConnection} array(${query}) ids`.execute(database);
  return rows[0]?.ids ?? [];
}
