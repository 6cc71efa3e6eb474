import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from '../../src/database/connection/migrate.ts';
import { pgliteDialect } from '../../src/database/connection/pglite-dialect.ts';
import { startPgliteThread } from '../../src/database/connection/pglite-thread.ts';
import type { Tables } from '../../src/database/tables.ts';
import { createDatabaseFromTemplate } from './test-templates.ts';

const MIGRATIONS = join(import.meta.dirname, '../../src/migrations');
const PGLITE = join(import.meta.dirname, '../../node_modules/@electric-sql/pglite/package.json');
const SNAPSHOTS = join(import.meta.dirname, '../../node_modules/.cache/test-databases');

/**
 * A database for one test, with the tables that the migrations create. It is a copy: creating the system catalogs and
 * migrating takes longer than a typical test.
 *
 * @param server the URL of a PostgreSQL server; undefined for the embedded database
 * @param seed the data that the platform would fill an empty database with
 * @returns its URL, see `connectDatabase`
 */
export async function createTestDatabase(server: string | undefined, seed: 'demo' | 'empty'): Promise<string> {
  if (!server) return `memory:${await migratedSnapshot()}`;
  return createDatabaseFromTemplate({ server, migrations: hashMigrations().digest('hex').slice(0, 16), seed });
}

function hashMigrations() {
  const hash = createHash('sha256');
  const files = readdirSync(MIGRATIONS, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.sql'));
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(MIGRATIONS, file)));
  return hash;
}

/** The path of a dump with these migrations, written by the first test that needs it. */
async function migratedSnapshot(): Promise<string> {
  const hash = hashMigrations().update(readFileSync(PGLITE));
  const path = join(SNAPSHOTS, `${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(path)) await writeSnapshot(path);
  return path;
}

async function writeSnapshot(path: string): Promise<void> {
  const thread = await startPgliteThread('memory://');
  const database = new Kysely<Tables>({ dialect: pgliteDialect(thread) });
  await migrate({ withoutLimits: (work) => database.connection().execute(work) });
  const dump = await thread.dump();
  await database.destroy();
  mkdirSync(SNAPSHOTS, { recursive: true });
  for (const outdated of readdirSync(SNAPSHOTS)) rmSync(join(SNAPSHOTS, outdated), { force: true });
  // Complete when it has its name: other workers read it meanwhile.
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(dump));
  renameSync(draft, path);
}
