import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTempDirectory } from '@xana/test-kit/temp-directory';
import { sql } from 'kysely';
import { createTestDatabase } from '../../../test/database/test-database.ts';
import { packageFile } from '../../package-file.ts';
import { type ConnectedDatabase, connectDatabase } from './connect-database.ts';
import { compareMigrations, migrate } from './migrate.ts';

const COMPLETE = { missing: [], unknown: [] };

let connected: ConnectedDatabase;
beforeEach(async () => {
  connected = await connectDatabase(await createTestDatabase(process.env.TEST_POSTGRES, 'empty'), '');
}, 120_000);
afterEach(() => connected.close());

/** A folder of migrations by name. */
function writeMigrations(scripts: Record<string, string>): string {
  const directory = createTempDirectory('migrations');
  for (const [name, script] of Object.entries(scripts)) writeFileSync(join(directory, name), script);
  return directory;
}

const forget = (where: string) =>
  sql`delete from applied_migrations where ${sql.raw(where)}`.execute(connected.database);

const readProducts = async () => (await sql`select id from products`.execute(connected.database)).rows.length;

it('applies the files of the baseline in the order of their names, and later migrations after them', async () => {
  const directory = writeMigrations({ '0113-later.sql': 'insert into numbers (name) values (3);' });
  mkdirSync(join(directory, '0112-baseline'));
  writeFileSync(join(directory, '0112-baseline/02-rows.sql'), 'insert into numbers (name) values (1), (2); -- The end');
  writeFileSync(join(directory, '0112-baseline/01-tables.sql'), 'create table numbers (name integer primary key);');
  await forget('true');
  await migrate(connected, directory);
  const { rows } = await sql<{ name: number }>`select name from numbers order by name`.execute(connected.database);
  expect(rows.map(({ name }) => name)).toEqual([1, 2, 3]);
  expect(await compareMigrations(connected.database, directory)).toEqual(COMPLETE);
});

it('applies nothing of a baseline that fails, and names it', async () => {
  const directory = createTempDirectory('migrations');
  cpSync(packageFile('src/migrations'), directory, { recursive: true });
  await sql`drop schema public cascade`.execute(connected.database);
  await sql`create schema public`.execute(connected.database);
  writeFileSync(join(directory, '0112-baseline/99-broken.sql'), 'select 1 / 0;');
  await expect(migrate(connected, directory)).rejects.toThrow('The migration 0112-baseline failed: division by zero');
  const { rows } = await sql`select from pg_tables where schemaname = 'public'`.execute(connected.database);
  expect(rows).toHaveLength(1);
  await migrate(connected);
  expect(await readProducts()).toBe(7);
});

it('adopts the database of an earlier release that has all migrations of the baseline', async () => {
  await forget("name = '0112-baseline'");
  expect(await compareMigrations(connected.database)).toEqual({ missing: ['0112-baseline'], unknown: [] });
  await migrate(connected);
  expect(await compareMigrations(connected.database)).toEqual(COMPLETE);
  expect(await readProducts()).toBe(7);
});

it('refuses the database of a release before the baseline, and names the release to upgrade to first', async () => {
  await forget("name in ('0112-baseline', '0112-card-reads.sql')");
  await expect(migrate(connected)).rejects.toThrow(
    'The database does not have the migration 0112-card-reads.sql: upgrade to the release whose last migration it is',
  );
});

it('leaves nothing to apply for an instance of the release before the baseline', async () => {
  const directory = writeMigrations({ '0001-identity.sql': 'select 1 / 0;', '0112-card-reads.sql': 'select 1 / 0;' });
  await expect(migrate(connected, directory)).resolves.toBeUndefined();
});
