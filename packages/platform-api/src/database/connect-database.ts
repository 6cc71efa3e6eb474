import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { startPgliteThread } from './pglite-thread.ts';
import { preparing } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** @throws when the database does not answer */
export async function pingDatabase(database: Database): Promise<void> {
  await database.executeQuery(CompiledQuery.raw('select 1'));
}

/** Share of a word's trigrams that are enough in search: one wrong letter of four leaves 0.4. */
const ALIKE = 'set pg_trgm.word_similarity_threshold = 0.4';
/** Milliseconds. A pooler takes a connection at once, and lets the first statement wait for one of the database. */
const WAIT_FOR_CONNECTION = 5_000;
/** Milliseconds. The database itself gives up sooner; when nothing is heard of that either, the way to it is cut. */
const WAIT_FOR_ANSWER = 12_000;
/**
 * Said to each connection when it is made, and not with its first words, which poolers do not pass on. Calls are short
 * and many: neither compiling one nor spreading it over processes pays, and none may take long.
 */
const SETTINGS = {
  text: `${ALIKE}; set jit = off; set max_parallel_workers_per_gather = 0; set statement_timeout = '10s'`,
  query_timeout: WAIT_FOR_CONNECTION,
};

export interface ConnectedDatabase {
  database: Database;
  /** Runs several statements of plain SQL. */
  runScript(sql: string): Promise<void>;
  /** Does something on a connection of its own, whose statements may take as long as they need. */
  withoutLimits(work: (connection: Database) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Connects to PostgreSQL when an address is given, else opens the embedded database in `dataDirectory`; the same
 * migrations and queries run on both.
 *
 * @param databaseUrl `postgres://…`, or `memory:` for an embedded one that keeps nothing
 */
export async function connectDatabase(
  databaseUrl: string | undefined,
  dataDirectory: string,
): Promise<ConnectedDatabase> {
  return databaseUrl?.startsWith('postgres') ? connectPostgres(databaseUrl) : openEmbedded(databaseUrl, dataDirectory);
}

async function openEmbedded(databaseUrl: string | undefined, dataDirectory: string): Promise<ConnectedDatabase> {
  const directory = join(dataDirectory, 'database');
  const unlock = databaseUrl === 'memory:' ? () => {} : lockDirectory(dataDirectory);
  const thread = await startPgliteThread(databaseUrl === 'memory:' ? 'memory://' : directory).catch((error) => {
    unlock();
    const advice = 'It was left as it is: put a copy of it back, or begin with an empty one.';
    throw new Error(`The database in ${directory} cannot be opened (${error.message}). ${advice}`, { cause: error });
  });
  await thread.query(ALIKE, []);
  const database = new Kysely<Tables>({ dialect: pgliteDialect(thread) });
  return {
    database,
    runScript: async (script) => void (await database.executeQuery(CompiledQuery.raw(script))),
    withoutLimits: (work) => database.connection().execute(work),
    async close() {
      await database.destroy();
      unlock();
    },
  };
}

function connectPostgres(connectionString: string): ConnectedDatabase {
  // As in the embedded database: whole numbers become numbers unless they are too large for one.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text));
  const open = (options: pg.PoolConfig) => {
    const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: WAIT_FOR_CONNECTION, ...options });
    // A server that restarts cuts connections, idle or in use; unheard, that would end this process. What was under way
    // on them fails, and the next query finds a new one.
    pool.on('error', () => {});
    pool.on('connect', (client) => client.on('error', () => {}));
    return new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  };
  const database = open({
    max: 10,
    query_timeout: WAIT_FOR_ANSWER,
    onConnect: async (client) => {
      await client.query(SETTINGS);
    },
  });
  return {
    database,
    runScript: async (sql) => void (await database.executeQuery(CompiledQuery.raw(sql))),
    async withoutLimits(work) {
      const patient = open({ max: 1 });
      try {
        await patient.connection().execute(work);
      } finally {
        await patient.destroy();
      }
    },
    close: () => database.destroy(),
  };
}
