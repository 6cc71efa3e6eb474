import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { onOwnConnection, plannedEachTime } from '../connection/prepared-statements.ts';
import { countRows, FRESH_ENOUGH_TO_CHOOSE_MS } from '../statements/capped-counts.ts';
import { type HitRow, hitSource, type SearchedType } from './hit-sources.ts';
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
  const select = async () => selectRows(database, search, await findIds(database, heaviest(search.type, condition)));
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
const heaviest = (type: SearchedType, condition: RawBuilder<unknown>) => sql`
  with found as materialized (select ${rankedColumns(type)} from ${sql.table(TABLES[type])} where ${condition})
  select id from found order by weight desc, id limit ${MAX_RANKED}`;

/** One page of the first thousand ids of a query, which are ordered. */
export async function selectPage(database: Database, search: Search, ids: RawBuilder<unknown>): Promise<HitRow[]> {
  const page = await findIds(database, sql`${ids} ${pageOf(search)}`);
  return readRows(database, search, page, MAX_RANKED);
}

/** One page of ids, which are ordered. */
export function selectRows(database: Database, search: Search, ids: readonly number[]): Promise<HitRow[]> {
  return readRows(database, search, ids.slice(search.offset, search.offset + search.limit), ids.length);
}

async function findIds(database: Database, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select ${onOwnConnection} array(${query}) ids`.execute(database);
  return rows[0]?.ids ?? [];
}

/** @param total of all pages */
async function readRows(
  database: Database,
  { type, callerId }: Search,
  page: readonly number[],
  total: number,
): Promise<HitRow[]> {
  if (page.length === 0) return [];
  const { rows } = await sql<HitRow>`
    select found.*, ${total}::integer total from unnest(${page}::integer[]) with ordinality page (id, place)
    join (${hitSource(type, callerId)}) found on found.id = page.id order by place`.execute(database);
  return rows;
}
