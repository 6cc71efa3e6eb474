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
import type { PgliteThread } from './pglite-thread.ts';

/** A wait this long for the one session mostly means that a query outside a transaction was made inside it. */
const LOCK_TIMEOUT_MS = 10_000;

/** Lets kysely speak to the embedded database, which has one session: whoever holds it, the others queue. */
export function pgliteDialect(thread: PgliteThread, longestWait = LOCK_TIMEOUT_MS): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new PgliteDriver(thread, longestWait),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

class PgliteDriver implements Driver {
  readonly #thread: PgliteThread;
  readonly #longestWait: number;
  readonly #finish = new WeakMap<DatabaseConnection, () => void>();
  #turn: Promise<void> = Promise.resolve();

  constructor(thread: PgliteThread, longestWait: number) {
    this.#thread = thread;
    this.#longestWait = longestWait;
  }

  async init() {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#turn;
    let finish = () => {};
    this.#turn = new Promise((resolve) => {
      finish = resolve;
    });
    try {
      await within(this.#longestWait, before);
    } catch (error) {
      // Who comes next still waits for whoever is before us: giving up must not let them into that transaction.
      void before.then(finish);
      throw error;
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
    this.#finish.get(connection)?.();
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

async function within(milliseconds: number, turn: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const problem = 'Waited too long for the database; is a query made beside the transaction that it stands in?';
    timer = setTimeout(() => reject(new DatabaseBusy(problem)), milliseconds);
  });
  try {
    await Promise.race([turn, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
