import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { packageFile } from '../../package-file.ts';
import type { ConnectedDatabase, Database } from './connect-database.ts';

const DIRECTORY = packageFile('src/migrations');

/** The schema up to this number in one folder, whose files are applied in the order of their names (decision 0122). */
const BASELINE = '0112-baseline';

/** The last of the single migrations that the baseline replaces: a database that has it has that schema. */
const LAST_REPLACED = '0112-card-reads.sql';

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
  /** Migrations of this release that the database does not have. */
  missing: string[];
  /** Applied by a release that has more migrations than this one. */
  unknown: string[];
}

/** Compares what was applied to a database with the migrations of this release. @throws when the database was never migrated */
export async function compareMigrations(database: Database, directory = DIRECTORY): Promise<MigrationDifference> {
  const applied = await selectApplied(database);
  const names = listMigrations(directory);
  return {
    missing: names.filter((name) => !applied.has(name)),
    unknown: [...applied].filter((name) => name > LAST_REPLACED && !names.includes(name)).sort(),
  };
}

const listMigrations = (directory: string): string[] =>
  readdirSync(directory)
    .filter((name) => name === BASELINE || name.endsWith('.sql'))
    .sort();

function readScript(path: string): string {
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8');
  return listMigrations(path)
    .map((file) => readScript(join(path, file)))
    .join('\n');
}

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
  const isOfEarlierRelease = applied.size > 0 && !applied.has(BASELINE);
  if (isOfEarlierRelease && !applied.has(LAST_REPLACED))
    throw new Error(
      `The database does not have the migration ${LAST_REPLACED}: upgrade to the release whose last migration it is, then to this one`,
    );
  for (const name of listMigrations(directory).filter((each) => !applied.has(each))) {
    const script = name === BASELINE && isOfEarlierRelease ? '' : readScript(join(directory, name));
    try {
      // A script may end with a comment.
      await run(`begin; ${script}\n; insert into applied_migrations (name) values ('${name}'); commit;`);
    } catch (error) {
      await run('rollback');
      throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error });
    }
  }
}
