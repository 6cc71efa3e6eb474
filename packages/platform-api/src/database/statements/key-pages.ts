import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../connection/connect-database.ts';
import { countRows } from './capped-counts.ts';
import { plannedLimit } from './plan-once.ts';

/** Pages count from 1. */
export interface Page {
  pageNumber: number;
  pageSize: number;
}

/** A list that is read by keyset pagination. */
export interface KeysetList {
  /** `from … where …` */
  from: RawBuilder<unknown>;
  /** `from` without the joins that only the order needs; the same for each page. Defaults to `from`. */
  counted?: RawBuilder<unknown>;
  /** When `from` has only the first rows of the list: chooses the `from` of a page that they do not fill. Needs `counted`. */
  otherwise?: (() => Promise<RawBuilder<unknown>>) | undefined;
  /** The unique id, which breaks ties of the sort key in ascending order. */
  id: RawBuilder<unknown>;
  /** The sort key, and the name of its PostgreSQL type. */
  sortKey: RawBuilder<unknown>;
  type: 'timestamptz' | 'double precision' | 'integer';
  order: 'asc' | 'desc';
}

/** The order of a list whose newest rows come first. */
export const newestBy = (id: RawBuilder<unknown>, createdAt: RawBuilder<unknown>): Omit<KeysetList, 'from'> => ({
  id,
  sortKey: createdAt,
  type: 'timestamptz',
  order: 'desc',
});

/** `newestBy` for a table with an `id` and a `created_at`. */
export const NEWEST_FIRST = newestBy(sql`id`, sql`created_at`);

/** Keyset of the last row of a page: its sort key and id. */
interface Boundary {
  key: string;
  id: number;
}

/** Short, because rows inserted before a boundary shift the page numbers. */
const BOUNDARY_TTL_MS = 30_000;
const MAX_BOUNDARIES = 10_000;
const caches = new WeakMap<Database, LRUCache<string, Boundary>>();

/**
 * Returns the sorted ids of one page of a list and the total number of rows.
 *
 * Keyset pagination behind page numbers: the end of each page is cached for a short time, so the next page starts after it
 * and is as fast as the first. A page that is requested out of order uses `offset`, over ids only; it reads the end of the page before
 * as well, so that the same page is fast when it is requested again.
 */
export async function pageOfIds(database: Database, list: KeysetList, { pageNumber, pageSize }: Page) {
  const { from, counted = from, otherwise, sortKey, order } = list;
  const compiled = sql`${counted} ${sortKey}`.compile(database);
  const listKey = `${compiled.sql} ${order} ${JSON.stringify(compiled.parameters)}`;
  const boundaries =
    caches.get(database) ?? new LRUCache<string, Boundary>({ max: MAX_BOUNDARIES, ttl: BOUNDARY_TTL_MS });
  caches.set(database, boundaries);
  const keyOf = (page: number) => `${pageSize} ${page} ${listKey}`;
  const boundary = pageNumber > 1 ? boundaries.get(keyOf(pageNumber)) : undefined;
  /** 1 when the row before the page is read. */
  const before = boundary || pageNumber === 1 ? 0 : 1;
  const offset = boundary ? 0 : (pageNumber - 1) * pageSize - before;
  const range = { limit: pageSize + before, offset };
  const readRows = async () => {
    const { rows } = await rowsOfPage(list, boundary, range).execute(database);
    if (!otherwise || rows.length === range.limit) return rows;
    return (await rowsOfPage({ ...list, from: await otherwise() }, boundary, range).execute(database)).rows;
  };
  const [count, rows] = await Promise.all([
    countRows(database, listKey, async () => {
      const total = await sql<{ count: number }>`select count(*) ${counted}`.execute(database);
      return total.rows[0]?.count ?? 0;
    }),
    readRows(),
  ]);
  const ids = rows.slice(before);
  const ends = [
    { page: pageNumber, end: rows[before - 1] },
    { page: pageNumber + 1, end: ids[pageSize - 1] },
  ];
  for (const { page, end } of ends) if (end) boundaries.set(keyOf(page), { key: end.key, id: end.id });
  return { count, ids: ids.map(({ id }) => id) };
}

interface Range {
  limit: number;
  offset: number;
}

/**
 * The ids of a page and their keys as texts. After a boundary, the rows with its key and those behind it are two seeks: one condition
 * with `or` would read all rows that share the key, which can be most of a list.
 */
function rowsOfPage({ from, id, sortKey, type, order }: KeysetList, boundary: Boundary | undefined, range: Range) {
  // SQL injection: `sql.raw` takes only the literals of `KeysetList`, never input; values are bound parameters.
  const keyType = sql.raw(type);
  const direction = sql.raw(order);
  const isBehind = sql.raw(order === 'desc' ? '<' : '>');
  const limit = range.offset === 0 ? plannedLimit(range.limit) : sql`limit ${range.limit} offset ${range.offset}`;
  const rowsWhere = (condition: RawBuilder<unknown>) => sql`select ${id} id, ${sortKey} as key ${from} ${condition}
    order by ${sortKey} ${direction}, ${id} ${limit}`;
  const rows = boundary
    ? sql`(${rowsWhere(sql`and ${sortKey} = ${boundary.key}::${keyType} and ${id} > ${boundary.id}`)})
      union all (${rowsWhere(sql`and ${sortKey} ${isBehind} ${boundary.key}::${keyType}`)})`
    : rowsWhere(sql``);
  // The key becomes a text outside of the limit: inside it would become one for each row that `offset` skips.
  return sql<{ id: number; key: string }>`select id, key::text from (${rows}) page
    order by page.key ${direction}, id limit ${range.limit}`;
}

/** Sorts rows by a list of ids; omits ids whose row was deleted in the meantime. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
