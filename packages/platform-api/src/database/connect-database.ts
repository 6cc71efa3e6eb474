import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { lockDirectory } from './directory-lock.ts';
import { pgliteDialect } from './pglite-dialect.ts';
import { startPgliteThread } from './pglite-thread.ts';
import { preparing } from './prepared-statements.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** Share of a word's trigrams that are enough in search: one wrong letter of four leaves 0.4. */
const ALIKE = 'pg_trgm.word_similarity_threshold=0.4';

export interface ConnectedDatabase {
  database: Database;
  /** Runs several statements of plain SQL. */
  runScript(sql: string): Promise<void>;
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
  await thread.query(`set ${ALIKE}`, []);
  const database = new Kysely<Tables>({ dialect: pgliteDialect(thread) });
  return {
    database,
    runScript: async (script) => void (await database.executeQuery(CompiledQuery.raw(script))),
    async close() {
      await database.destroy();
      unlock();
    },
  };
}

function connectPostgres(connectionString: string): ConnectedDatabase {
  // As in the embedded database: whole numbers become numbers unless they are too large for one.
  pg.types.setTypeParser(pg.types.builtins.INT8, (text) => (Number.isSafeInteger(Number(text)) ? Number(text) : text));
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    statement_timeout: 10_000,
    connectionTimeoutMillis: 5_000,
    // Calls are short and many: neither compiling one nor spreading it over processes pays.
    options: `-c ${ALIKE} -c jit=off -c max_parallel_workers_per_gather=0`,
  });
  // A server that restarts cuts idle connections; unheard, that would end this process. The next query finds a new one.
  pool.on('error', () => {});
  const database = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: preparing(pool) }) });
  return {
    database,
    runScript: async (sql) => void (await database.executeQuery(CompiledQuery.raw(sql))),
    close: () => database.destroy(),
  };
}
