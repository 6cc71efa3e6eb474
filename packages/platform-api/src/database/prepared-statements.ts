import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';

const EACH_TIME = '/* planned each time */';

/** Stands in a statement whose best plan hangs on what is looked for; a plan for any value would read everything. */
export const plannedEachTime = sql.raw(EACH_TIME);

/** A statement that comes so often is worth keeping: a list with as many places as it has members may come once. */
const OFTEN = 3;
/** So many are kept by each connection, at some tens of kilobytes each; those that come after them are planned each time. */
const MAX_PREPARED = 300;
/** So many are counted at a time. */
const MAX_COUNTED = 2_000;

/**
 * Lets each connection keep what it found out about statements that come again: for short queries that is a good part of
 * the work. A table that has changed meanwhile, by an instance of the next release that starts beside this one, makes
 * what was kept worthless: it is asked anew, and nobody notices but whoever was in the middle of a transaction.
 *
 * @see https://www.postgresql.org/docs/15/sql-prepare.html
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = createNames();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? clientOf(client, nameOf);
      clients.set(client, known);
      return known;
    },
  };
}

function createNames() {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text: string): string | undefined => {
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MAX_COUNTED) counts.clear();
    counts.set(text, count);
    if (count < OFTEN) return undefined;
    counts.delete(text);
    const name = `kept-${names.size}`;
    names.set(text, name);
    return name;
  };
}

function clientOf(client: pg.PoolClient, nameOf: (text: string) => string | undefined): PostgresPoolClient {
  let changes = 0;
  const ask = async (text: string, parameters: readonly unknown[]) => {
    const values = [...parameters];
    const name = values.length > 0 && !text.includes(EACH_TIME) ? nameOf(text) : undefined;
    try {
      return await client.query(name ? { name: `${name}-${changes}`, text, values } : { text, values });
    } catch (error) {
      // Nothing can be asked behind a question that is still open: the pool makes a new connection instead.
      if (isUnanswered(error)) void client.end();
      if (!hasTableChanged(error)) throw error;
      changes += 1;
      if (client.getTransactionStatus() !== 'I') throw new DatabaseBusy('A table has changed.');
      return client.query(text, values);
    }
  };
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: string | object, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('No query here reads by cursor.');
    return ask(text, parameters);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** «cached plan must not change result type» is one of several things that are not supported. */
const hasTableChanged = (error: unknown): boolean =>
  error instanceof Error && (error as pg.DatabaseError).code === '0A000' && /cached plan/.test(error.message);
