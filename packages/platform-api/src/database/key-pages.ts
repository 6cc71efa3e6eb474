import { type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { countRows } from './capped-counts.ts';
import type { Database } from './connect-database.ts';

/** Pages count from 1. */
export interface Page {
  pageNumber: number;
  pageSize: number;
}

export interface Listed {
  /** `from … where …` */
  from: RawBuilder<unknown>;
  /** `from` without the joins that only the order needs; the same for each page. Defaults to `from`. */
  counted?: RawBuilder<unknown>;
  /** Unique id and tiebreaker of the order, ascending. */
  id: RawBuilder<unknown>;
  /** The sort key, and the name of its PostgreSQL type. */
  by: RawBuilder<unknown>;
  type: 'timestamptz' | 'double precision' | 'integer';
  order: 'asc' | 'desc';
}

/** Sort key and id of the last row of a page. */
interface Boundary {
  key: string;
  id: number;
}

/** New rows before an older boundary would make the page number wrong. */
const BOUNDARY_TTL_MS = 30_000;
const MAX_BOUNDARIES = 10_000;
const caches = new WeakMap<Database, LRUCache<string, Boundary>>();

/**
 * The ids of one page of a list, in its order, and how many rows the list has in all.
 *
 * Keyset pagination behind page numbers: the end of each page is cached for a short time, so the next page starts after it
 * and is as fast as the first. A page that is requested out of order uses `offset`, over ids only.
 */
export async function pageOfIds(database: Database, listed: Listed, { pageNumber, pageSize }: Page) {
  const { from, counted = from, id, by, type, order } = listed;
  const compiled = sql`${counted} ${by}`.compile(database);
  const list = `${compiled.sql} ${order} ${JSON.stringify(compiled.parameters)}`;
  const boundaries =
    caches.get(database) ?? new LRUCache<string, Boundary>({ max: MAX_BOUNDARIES, ttl: BOUNDARY_TTL_MS });
  caches.set(database, boundaries);
  const boundary = pageNumber > 1 ? boundaries.get(`${pageSize} ${pageNumber} ${list}`) : undefined;
  const beyond = sql.raw(order === 'desc' ? '<' : '>');
  const behind = boundary
    ? sql`and ${by} ${beyond}= ${boundary.key}::${sql.raw(type)}
        and (${by} ${beyond} ${boundary.key}::${sql.raw(type)} or ${id} > ${boundary.id})`
    : sql``;
  const skipped = boundary ? 0 : (pageNumber - 1) * pageSize;
  const [count, { rows }] = await Promise.all([
    countRows(database, list, async () => {
      const total = await sql<{ count: number }>`select count(*) ${counted}`.execute(database);
      return total.rows[0]?.count ?? 0;
    }),
    sql<{ id: number; key: string }>`select ${id} id, (${by})::text as key ${from} ${behind}
      order by ${by} ${sql.raw(order)}, ${id} limit ${pageSize} offset ${skipped}`.execute(database),
  ]);
  const last = rows.at(-1);
  if (last && rows.length === pageSize)
    boundaries.set(`${pageSize} ${pageNumber + 1} ${list}`, { key: last.key, id: last.id });
  return { count, ids: rows.map((row) => row.id) };
}

/** Sorts rows by a list of ids; omits ids whose row was deleted in the meantime. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
