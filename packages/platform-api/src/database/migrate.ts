import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, sql } from 'kysely';
import { packageFile } from '../package-file.ts';
import type { ConnectedDatabase, Database } from './connect-database.ts';

const DIRECTORY = packageFile('src/migrations');

/** Key of the advisory lock; any number that is unique in this database. */
const LOCK = 7_265_001;

/** Applies missing migrations, each in one transaction with its entry in `applied_migrations`. */
export const migrate = (database: Pick<ConnectedDatabase, 'withoutLimits'>, directory = DIRECTORY): Promise<void> =>
  withMigrationLock(database, (connection) => applyMissing(connection, directory));

/** Instances that start at the same time run the work one after another. */
export async function withMigrationLock(
  { withoutLimits }: Pick<ConnectedDatabase, 'withoutLimits'>,
  work: (connection: Database) => Promise<void>,
): Promise<void> {
  // Waiting for another instance or rewriting a large table may exceed the statement timeout.
  await withoutLimits(async (connection) => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      await work(connection);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
}

async function applyMissing(connection: Database, directory: string): Promise<void> {
  const run = (script: string) => connection.executeQuery(CompiledQuery.raw(script));
  await run(
    'create table if not exists applied_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const { rows } = await sql<{ name: string }>`select name from applied_migrations`.execute(connection);
  const applied = new Set(rows.map(({ name }) => name));
  const files = readdirSync(directory).filter((file) => file.endsWith('.sql') && !applied.has(file));
  for (const file of files.sort()) {
    const script = readFileSync(`${directory}/${file}`, 'utf8');
    try {
      await run(`begin; ${script}; insert into applied_migrations (name) values ('${file}'); commit;`);
    } catch (error) {
      await run('rollback');
      throw new Error(`The migration ${file} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}
