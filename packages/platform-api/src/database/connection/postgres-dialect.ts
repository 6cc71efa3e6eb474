import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresDriver,
  PostgresIntrospector,
  type PostgresPool,
  PostgresQueryCompiler,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import { inStep } from '../../tracing/in-step.ts';
import { observeStatement } from './database-metrics.ts';
import { isOnOwnConnection, isPlannedEachTime } from './prepared-statements.ts';
import type { SharedReads } from './shared-reads.ts';

/** Kysely dialect for PostgreSQL. Reads outside of transactions share connections; everything else has one to itself. */
export function postgresDialect(pool: PostgresPool, reads: SharedReads | undefined): Dialect {
  return {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => {
      const driver = new PostgresDriver({ pool });
      return reads ? new SharingDriver(driver, reads) : driver;
    },
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
}

const BEGIN = { name: 'begin', kind: 'client', attributes: { 'db.system.name': 'postgresql' } } as const;
const COMMIT = { ...BEGIN, name: 'commit' } as const;

class SharingDriver implements Driver {
  readonly #driver: Driver;
  readonly #reads: SharedReads;

  constructor(driver: Driver, reads: SharedReads) {
    this.#driver = driver;
    this.#reads = reads;
  }

  init() {
    return this.#driver.init();
  }

  async acquireConnection() {
    return new SharingConnection(this.#driver, this.#reads);
  }

  async beginTransaction(connection: SharingConnection, settings: TransactionSettings) {
    // Waits for a connection.
    await inStep(BEGIN, async () => this.#driver.beginTransaction(await connection.own(), settings));
  }

  async commitTransaction(connection: SharingConnection) {
    await inStep(COMMIT, async () => this.#driver.commitTransaction(await connection.own()));
  }

  async rollbackTransaction(connection: SharingConnection) {
    await this.#driver.rollbackTransaction(await connection.own());
  }

  async releaseConnection(connection: SharingConnection) {
    await connection.release();
  }

  async destroy() {
    await this.#reads.close();
    await this.#driver.destroy();
  }
}

/** Takes a connection of the pool with the first statement that needs one to itself, and keeps it from then on. */
class SharingConnection implements DatabaseConnection {
  readonly #driver: Driver;
  readonly #reads: SharedReads;
  #own: Promise<DatabaseConnection> | undefined;

  constructor(driver: Driver, reads: SharedReads) {
    this.#driver = driver;
    this.#reads = reads;
  }

  own(): Promise<DatabaseConnection> {
    this.#own ??= this.#driver.acquireConnection();
    return this.#own;
  }

  executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    return observeStatement(query.sql, () => this.#execute<Row>(query));
  }

  async #execute<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#own || !isSharedRead(query)) return (await this.own()).executeQuery<Row>(query);
    const { rows } = await this.#reads.ask(query.sql, query.parameters);
    return { rows: rows as Row[] };
  }

  // biome-ignore lint/correctness/useYield: Kysely's interface requires it, and nothing streams.
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Statements are not streamed.');
  }

  async release() {
    const own = await this.#own?.catch(() => undefined);
    if (own) await this.#driver.releaseConnection(own);
  }
}

/** What changes something, waits for a lock, or depends on its session. */
const NOT_SHARED =
  /\b(?:insert into|update|delete from)\b|\bfor (?:no key |key )?(?:update|share)\b|\bpg_|\bset_config\b|\bnextval\b/;

const MAX_KNOWN = 1_000;
const known = new Map<string, boolean>();

function isSharedRead({ sql }: CompiledQuery): boolean {
  let isShared = known.get(sql);
  if (isShared === undefined) {
    const isLong = isPlannedEachTime(sql) || isOnOwnConnection(sql);
    isShared = /^(?:select|with)\b/.test(sql) && !NOT_SHARED.test(sql) && !isLong;
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(sql, isShared);
  }
  return isShared;
}
