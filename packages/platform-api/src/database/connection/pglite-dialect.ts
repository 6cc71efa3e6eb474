import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { DatabaseBusy } from './database-busy.ts';
import { observeStatement, type PoolUsage } from './database-metrics.ts';
import type { PgliteThread } from './pglite-thread.ts';
import { withTimeout } from './with-timeout.ts';

/** A longer wait usually means that code inside a transaction queries the database outside of it (deadlock). */
const LOCK_TIMEOUT_MS = 10_000;

/**
 * Kysely dialect for the embedded database. It has a single session, for which connections queue.
 *
 * @param usage is kept up to date
 */
export function pgliteDialect(thread: PgliteThread, usage: PoolUsage = { open: 1, busy: 0, waiting: 0 }): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(thread, usage),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #thread: PgliteThread;
  readonly #usage: PoolUsage;
  readonly #finish = new WeakMap<DatabaseConnection, () => void>();
  #turn: Promise<void> = Promise.resolve();

  constructor(thread: PgliteThread, usage: PoolUsage) {
    this.#thread = thread;
    this.#usage = usage;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    let finish = () => {};
    this.#turn = new Promise((resolve) => {
      finish = resolve;
    });
    this.#usage.waiting += 1;
    try {
      await withTimeout(before, LOCK_TIMEOUT_MS, throwBusy);
      this.#usage.busy = 1;
    } catch (error) {
      // The next in the queue must still wait for the current holder: otherwise it would enter that transaction.
      void before.then(finish);
      throw error;
    } finally {
      this.#usage.waiting -= 1;
    }
    const connection = connectionTo(this.#thread);
    this.#finish.set(connection, finish);
    return connection;
  }

  async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin'));
  }

  async commitTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async releaseConnection(connection: DatabaseConnection) {
    this.#usage.busy = 0;
    this.#finish.get(connection)?.();
  }

  async destroy() {
    await this.#thread.close();
  }
}

function connectionTo(thread: PgliteThread): DatabaseConnection {
  return {
    executeQuery: <Row>({ sql, parameters }: CompiledQuery) =>
      observeStatement(sql, async () => {
        const { rows, affected } = await thread.query(sql, parameters);
        return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
      }),
    streamQuery() {
      throw new Error('The embedded database does not stream.');
    },
  } as DatabaseConnection;
}

function throwBusy(): never {
  throw new DatabaseBusy('Timed out waiting for the embedded database: is a transaction querying outside of itself?');
}
