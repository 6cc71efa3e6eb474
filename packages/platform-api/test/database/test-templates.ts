import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { connectDatabase } from '../../src/database/connection/connect-database.ts';
import { migrate } from '../../src/database/connection/migrate.ts';
import { seedDemo } from '../../src/seeds/seed-demo.ts';

/** Key of the advisory lock under which a worker creates the template. */
const LOCK = 7_265_002;

interface Template {
  /** The URL of the server. */
  server: string;
  /** The hash of the migrations. */
  migrations: string;
  seed: 'demo' | 'empty';
}

const urlOf = (server: string, name: string) => Object.assign(new URL(server), { pathname: name }).href;

/** The connection of this worker that creates databases. It does not keep the process alive. */
let admin: pg.Pool | undefined;
const templates = new Map<string, Promise<string>>();

/**
 * Copies the template, which the first test creates. The copies are deleted with the temporary server: after each `drop database`
 * the next copy costs PostgreSQL several times as much.
 *
 * @returns the URL of the copy
 */
export async function createDatabaseFromTemplate(template: Template): Promise<string> {
  const { server } = template;
  admin ??= new pg.Pool({ connectionString: server, max: 1, allowExitOnIdle: true }).on('error', () => {});
  return urlOf(server, await copyOf(admin, await findTemplate(admin, template)));
}

async function copyOf(pool: pg.Pool, template: string): Promise<string> {
  const name = `platform_${randomBytes(8).toString('hex')}`;
  await pool.query(`create database ${name} template ${template}`);
  return name;
}

function findTemplate(pool: pg.Pool, { server, migrations, seed }: Template): Promise<string> {
  const known = templates.get(seed);
  if (known) return known;
  const empty = templates.get('empty') ?? migrated(pool, { server, name: `platform_template_${migrations}` });
  templates.set('empty', empty);
  if (seed === 'demo')
    templates.set(
      'demo',
      empty.then((name) => seeded(pool, { server, template: name })),
    );
  return templates.get(seed) ?? empty;
}

/** Several workers ask for it at once. */
async function migrated(pool: pg.Pool, { server, name }: { server: string; name: string }): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) {
      // Complete when it has its name: a worker that is killed meanwhile leaves no template without tables.
      const draft = `${name}_${process.pid}`;
      await client.query(`create database ${draft}`);
      const database = await connectDatabase(urlOf(server, draft), '');
      await migrate(database).finally(() => database.close());
      await client.query(`alter database ${draft} rename to ${name}`);
    }
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
}

/** Of this worker and not shared by name: its dates are relative to today. */
async function seeded(pool: pg.Pool, { server, template }: { server: string; template: string }): Promise<string> {
  const name = await copyOf(pool, template);
  const database = await connectDatabase(urlOf(server, name), '');
  await seedDemo(database).finally(() => database.close());
  return name;
}
