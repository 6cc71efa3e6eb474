import { type RawBuilder, sql } from 'kysely';
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
  /** As `from`, without what only the order needs, and the same for each page; as `from` unless said. */
  counted?: RawBuilder<unknown>;
  /** What tells rows apart; among equals the smaller one comes first. */
  id: RawBuilder<unknown>;
  /** What they are sorted by, and PostgreSQL's name of its type. */
  by: RawBuilder<unknown>;
  type: 'timestamptz' | 'double precision' | 'integer';
  order: 'asc' | 'desc';
}

interface Boundary {
  key: string;
  id: number;
  at: number;
}

/** A boundary that is older than this may have moved too far: rows came before it. */
const BOUNDARY_TTL_MS = 30_000;
const MAX_BOUNDARIES = 10_000;
const keptBy = new WeakMap<Database, Map<string, Boundary>>();

/**
 * The ids of one page of a list, in its order, and how many rows the list has in all.
 *
 * Where a page ends is remembered for a while, so that the next one goes on behind it instead of counting off everything
 * before it: who scrolls through a long list waits no longer on its thousandth page than on its first. A page that is
 * asked for out of turn is counted off, over ids alone.
 */
export async function pageOfIds(database: Database, listed: Listed, { pageNumber, pageSize }: Page) {
  const { from, counted = from, id, by, type, order } = listed;
  const compiled = sql`${counted} ${by}`.compile(database);
  const list = `${compiled.sql} ${order} ${JSON.stringify(compiled.parameters)}`;
  const boundaries = keptBy.get(database) ?? new Map<string, Boundary>();
  keptBy.set(database, boundaries);
  const known = pageNumber > 1 ? boundaries.get(`${pageSize} ${pageNumber} ${list}`) : undefined;
  const boundary = known && Date.now() - known.at < BOUNDARY_TTL_MS ? known : undefined;
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
  if (last && rows.length === pageSize) remember(boundaries, `${pageSize} ${pageNumber + 1} ${list}`, last);
  return { count, ids: rows.map((row) => row.id) };
}

function remember(boundaries: Map<string, Boundary>, name: string, { key, id }: { key: string; id: number }): void {
  boundaries.delete(name);
  const [oldest] = boundaries.keys();
  if (boundaries.size >= MAX_BOUNDARIES && oldest !== undefined) boundaries.delete(oldest);
  boundaries.set(name, { key, id, at: Date.now() });
}

/** The rows of a page in the order of its ids; one that went away meanwhile is left out. */
export function inOrderOf<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
