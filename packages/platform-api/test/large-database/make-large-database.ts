import { parseArgs } from 'node:util';
import { CompiledQuery } from 'kysely';
import { connectDatabase } from '../../src/database/connection/connect-database.ts';
import { migrate } from '../../src/database/connection/migrate.ts';
import { fillLargeDatabase } from './fill-large-database.ts';

/** `--database postgres://… --scale 1`: fills an empty database for measurements. */
const { values } = parseArgs({ options: { database: { type: 'string' }, scale: { type: 'string', default: '1' } } });
const begun = Date.now();
const log = (step: string) => console.log(`${((Date.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${step}`);
if (!values.database?.startsWith('postgres'))
  throw new Error('--database must be the postgres:// URL of an empty database.');
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 10)) throw new Error('--scale must be a number above 0, and at most 10.');

const connected = await connectDatabase(values.database, '');
await migrate(connected);
const existing = await connected.database.selectFrom('users').select('id').limit(1).executeTakeFirst();
if (existing) throw new Error('The database in --database already contains users.');
await connected.withoutLimits((connection) =>
  fillLargeDatabase(async (script) => void (await connection.executeQuery(CompiledQuery.raw(script))), scale, log),
);
await connected.close();
log('done');
