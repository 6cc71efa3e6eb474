import { readdirSync, readFileSync } from 'node:fs';
import { CompiledQuery, sql } from 'kysely';
import { packageFile } from '../../package-file.ts';
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

interface MigrationDifference {
  /** Files of this release that the database does not have. */
  missing: string[];
  /** Applied by a release that has more migrations than this one. */
  unknown: string[];
}

/** Compares what was applied to a database with the migrations of this release. @throws when the database was never migrated */
export async function compareMigrations(database: Database, directory = DIRECTORY): Promise<MigrationDifference> {
  const applied = await selectApplied(database);
  const files = listMigrations(directory);
  return {
    missing: files.filter((file) => !applied.has(file)),
    unknown: [...applied].filter((name) => !files.includes(name)).sort(),
  };
}

const listMigrations = (directory: string): string[] =>
  readdirSync(directory)
    .filter((file) => file.endsWith('.sql'))
    .sort();

async function selectApplied(database: Database): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select name from applied_migrations`.execute(database);
  return new Set(rows.map(({ name }) => name));
}

async function applyMissing(connection: Database, directory: string): Promise<void> {
  const run = (script: string) => connection.executeQuery(CompiledQuery.raw(script));
  await run(
    'create table if not exists applied_migrations (name text primary key, applied_at timestamptz not null default now())',
  );
  const applied = await selectApplied(connection);
  for (const file of listMigrations(directory).filter((each) => !applied.has(each))) {
    const script = readFileSync(`${directory}/${file}`, 'utf8');
    try {
      await run(`begin; ${script}; insert into applied_migrations (name) values ('${file}'); commit;`);
    } catch (error) {
      await run('rollback');
      throw new Error(`The migration ${file} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}
