import { join } from 'node:path';
import { CompiledQuery, Kysely } from 'kysely';
import pg from 'pg';
import type { Metric } from 'prom-client';
import type { Tables } from '../tables.ts';
import { databaseMetrics } from './database-metrics.ts';
import { lockDirectory } from './directory-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { startPgliteThread } from './pglite-thread.ts';
import { postgresDialect } from './postgres-dialect.ts';
import { createNames, preparing } from './prepared-statements.ts';
import { createReopeningPool, type OnUnanswered } from './reopening-pool.ts';
import { createSharedReads } from './shared-reads.ts';

export type Database = Kysely<Tables>;

/** @throws when the database does not answer */
export async function pingDatabase(database: Database): Promise<void> {
  await database.executeQuery(CompiledQuery.raw('select 1'));
}

/** The share of a term's trigrams that must match in a search: a four-letter term with one typo shares 0.4. */
const SIMILARITY_SETTING = 'set pg_trgm.word_similarity_threshold = 0.4';
/**
 * Also limits the first statement: a connection pooler such as PgBouncer accepts a client immediately, and its first
 * statement waits for a connection to the database.
 */
const CONNECTION_TIMEOUT_MS = 5_000;
/** Longer than `statement_timeout`: no response by then means that the network connection is broken. */
const QUERY_TIMEOUT_MS = 12_000;
/**
 * Set by a statement on each new connection, because poolers do not forward startup parameters. Queries are short and
 * frequent, so JIT compilation and parallel workers cost more than they save.
 */
const SETTINGS = {
  text: `${SIMILARITY_SETTING}; set jit = off; set max_parallel_workers_per_gather = 0; set statement_timeout = '10s'`,
  query_timeout: CONNECTION_TIMEOUT_MS,
};

/** Connections for transactions, changes and slow reads, and those that all other reads share. */
const OWN_CONNECTIONS = 6;
const SHARED_CONNECTIONS = 4;
/** A new connection prepares all statements again: the first searches on it take several times as long. */
const IDLE_TIMEOUT_MS = 600_000;

const IN_MEMORY = 'memory:';

export interface ConnectedDatabase {
  database: Database;
  /** Runs several statements of plain SQL. */
  runScript(sql: string): Promise<void>;
  /** Runs `work` on a separate connection without a statement timeout. */
  withoutLimits(work: (connection: Database) => Promise<void>): Promise<void>;
  /** What operators watch. */
  metrics: Metric[];
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL, or opens the embedded database in `dataDirectory` without a `postgres://` URL. Both run the
 * same migrations and queries.
 *
 * @param databaseUrl `postgres://…`, or `memory:` for an embedded database that is not stored, with the path of the snapshot
 *   that it starts with if any
 */
export async function connectDatabase(
  databaseUrl: string | undefined,
  dataDirectory: string,
): Promise<ConnectedDatabase> {
  return databaseUrl?.startsWith('postgres') ? connectPostgres(databaseUrl) : openEmbedded(databaseUrl, dataDirectory);
}

async function openEmbedded(databaseUrl: string | undefined, dataDirectory: string): Promise<ConnectedDatabase> {
  const directory = join(dataDirectory, 'database');
  /** Undefined for a stored database, empty without a snapshot. */
  const snapshot = databaseUrl?.startsWith(IN_MEMORY) ? databaseUrl.slice(IN_MEMORY.length) : undefined;
  const isStored = snapshot === undefined;
  const unlock = isStored ? lockDirectory(dataDirectory) : () => {};
  const opening = isStored ? startPgliteThread(directory) : startPgliteThread('memory://', snapshot);
  const thread = await opening.catch((error) => {
    unlock();
    const advice = 'Its files are unchanged. Restore a backup, or delete the folder to start with an empty database.';
    throw new Error(`The database in ${directory} cannot be opened (${error.message}). ${advice}`, { cause: error });
  });
  await thread.query(SIMILARITY_SETTING, []);
  const usage = { open: 1, busy: 0, waiting: 0 };
  const database = new Kysely<Tables>({ dialect: pgliteDialect(thread, usage) });
  return {
    database,
    metrics: databaseMetrics(() => ({ own: usage })),
    runScript: async (script) => void (await database.executeQuery(CompiledQuery.raw(script))),
    withoutLimits: (work) => database.connection().execute(work),
    async close() {
      await database.destroy();
      unlock();
    },
  };
}

function connectPostgres(connectionString: string): ConnectedDatabase {
  // As in the embedded database: `bigint` becomes a number unless it exceeds `Number.MAX_SAFE_INTEGER`.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text));
  const client = { connectionString, connectionTimeoutMillis: CONNECTION_TIMEOUT_MS };
  const nameOf = createNames();
  const openPool = (options: pg.PoolConfig) => {
    const pool = new pg.Pool({ ...client, ...options });
    // A restart of the server closes connections, and an `error` event without a listener would end this process.
    // Queries in progress fail, and the next one opens a new connection.
    pool.on('error', () => {});
    pool.on('connect', (connected) => connected.on('error', () => {}));
    return pool;
  };
  const onConnect = async (connected: pg.ClientBase) => {
    await connected.query(SETTINGS);
  };
  const pool = createReopeningPool(() =>
    openPool({
      max: OWN_CONNECTIONS,
      query_timeout: QUERY_TIMEOUT_MS,
      idleTimeoutMillis: IDLE_TIMEOUT_MS,
      onConnect,
    }),
  );
  const onUnanswered: OnUnanswered = (sentAt) => {
    pool.reopen(sentAt);
    reads.reopen(sentAt);
  };
  const reads = createSharedReads({
    client: { ...client, query_timeout: QUERY_TIMEOUT_MS },
    connections: SHARED_CONNECTIONS,
    nameOf,
    onConnect,
    onUnanswered,
  });
  const dialect = postgresDialect(preparing(pool, nameOf, onUnanswered), reads);
  const database = new Kysely<Tables>({ dialect });
  const readPools = () => ({ own: pool.usage(), shared: reads.usage() });
  return {
    database,
    metrics: databaseMetrics(readPools),
    runScript: async (sql) => void (await database.executeQuery(CompiledQuery.raw(sql))),
    async withoutLimits(work) {
      const dialect = postgresDialect(preparing(openPool({ max: 1 }), nameOf), undefined);
      const unlimited = new Kysely<Tables>({ dialect });
      try {
        await unlimited.connection().execute(work);
      } finally {
        await unlimited.destroy();
      }
    },
    close: () => database.destroy(),
  };
}
