import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { PgliteThread } from './pglite-thread.ts';

/** A wait this long for the one session means a query outside a transaction was made inside it. */
const DEADLOCK = 10_000;

/** Lets kysely speak to the embedded database, which has one session: whoever holds it, the others queue. */
export function pgliteDialect(thread: PgliteThread): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(thread),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #thread: PgliteThread;
  #turn: Promise<void> = Promise.resolve();
  #finish: () => void = () => {};

  constructor(thread: PgliteThread) {
    this.#thread = thread;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    let finish = () => {};
    this.#turn = new Promise((resolve) => {
      finish = resolve;
    });
    const tooLong = new Promise<never>((_, reject) => {
      const timer = setTimeout(() => reject(new Error('A query waits for a transaction that waits for it.')), DEADLOCK);
      void before.then(() => clearTimeout(timer));
    });
    try {
      await Promise.race([before, tooLong]);
    } catch (error) {
      finish();
      throw error;
    }
    this.#finish = finish;
    return connectionTo(this.#thread);
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

  async releaseConnection() {
    this.#finish();
  }

  async destroy() {
    await this.#thread.close();
  }
}

function connectionTo(thread: PgliteThread): DatabaseConnection {
  return {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows, affected } = await thread.query(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(affected) };
    },
    streamQuery() {
      throw new Error('The embedded database does not stream.');
    },
  } as DatabaseConnection;
}
