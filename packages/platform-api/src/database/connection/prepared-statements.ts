import { type PostgresCursor, type PostgresPool, type PostgresPoolClient, type PostgresQueryResult, sql } from 'kysely';
import type pg from 'pg';
import { DatabaseBusy } from './database-busy.ts';
import type { OnUnanswered, ReopeningPool } from './reopening-pool.ts';
import { traceComment } from './trace-statement.ts';

const EACH_TIME = '/* planned each time */';

/** Marks a statement whose best plan depends on its parameters; a generic plan would scan the table. */
export const plannedEachTime = sql.raw(EACH_TIME);

export const isPlannedEachTime = (text: string): boolean => text.includes(EACH_TIME);

const ALONE = '/* on a connection of its own */';

/** Marks a read that takes so long that it would keep those waiting that share its connection. */
export const onOwnConnection = sql.raw(ALONE);

export const isOnOwnConnection = (text: string): boolean => text.includes(ALONE);

/** Uses before a statement is prepared; `in (…)` lists of varying length rarely repeat. */
const MIN_USES = 3;
/** Per connection, at some tens of kilobytes each. */
const MAX_PREPARED = 300;
const MAX_COUNTED = 2_000;

/**
 * Prepares statements that repeat, because planning is a large share of a short query. When a table changes (a newer
 * release migrates next to this one), the cached plan is invalid: the statement is planned again, and only a transaction
 * in progress fails.
 *
 * @see https://www.postgresql.org/docs/15/sql-prepare.html
 */
export function preparing(
  pool: Pick<ReopeningPool, 'options' | 'connect' | 'end'>,
  nameOf: StatementNames,
  onUnanswered?: OnUnanswered,
): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = clients.get(client) ?? clientOf(client, askPreparing(client, nameOf, onUnanswered));
      clients.set(client, known);
      return known;
    },
  };
}

/** The name of a statement that repeats. */
export type StatementNames = (text: string) => string | undefined;

/** Shared by the connections of a database, so that each prepares a statement under the same name. */
export function createNames(): StatementNames {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MAX_PREPARED) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (counts.size >= MAX_COUNTED) counts.clear();
    counts.set(text, count);
    if (count < MIN_USES) return undefined;
    counts.delete(text);
    const name = `kept-${names.size}`;
    names.set(text, name);
    return name;
  };
}

function clientOf(client: pg.PoolClient, ask: ReturnType<typeof askPreparing>): PostgresPoolClient {
  function query<Row>(text: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: string | object, parameters: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('Cursors are not supported.');
    return ask(text, parameters);
  }
  return { query, release: (destroy) => client.release(destroy) };
}

/** Sends statements to a client, and prepares those that have a name. */
export function askPreparing(client: pg.Client | pg.PoolClient, nameOf: StatementNames, onUnanswered?: OnUnanswered) {
  let changes = 0;
  return async (text: string, parameters: readonly unknown[]): Promise<pg.QueryResult> => {
    const values = [...parameters];
    const comment = traceComment();
    // A comment that differs each time cannot be prepared.
    const name = !comment && values.length > 0 && !isPlannedEachTime(text) ? nameOf(text) : undefined;
    const sentAt = performance.now();
    try {
      return await client.query(
        name ? { name: `${name}-${changes}`, text, values } : { text: `${comment}${text}`, values },
      );
    } catch (error) {
      // A connection with an unanswered query cannot be reused; the pool opens a new one.
      if (isUnanswered(error)) {
        void client.end();
        onUnanswered?.(sentAt);
      }
      if (!hasTableChanged(error)) throw error;
      changes += 1;
      if (client.getTransactionStatus() !== 'I')
        throw new DatabaseBusy('A table changed during the transaction. Retry it.');
      return client.query(text, values);
    }
  };
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** Code 0A000 covers several unsupported features, so the message is checked too. */
const hasTableChanged = (error: unknown): boolean =>
  error instanceof Error && (error as pg.DatabaseError).code === '0A000' && /cached plan/.test(error.message);
