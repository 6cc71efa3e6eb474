import { parseArgs } from 'node:util';
import { CompiledQuery } from 'kysely';
import { connectDatabase } from '../../database/connect-database.ts';
import { migrate } from '../../database/migrate.ts';
import { fillLargeDatabase } from './fill-large-database.ts';

/** `--database postgres://… --scale 1`: fills an empty database that is there for measuring. */
const { values } = parseArgs({ options: { database: { type: 'string' }, scale: { type: 'string', default: '1' } } });
const begun = Date.now();
const say = (step: string) => console.log(`${((Date.now() - begun) / 1_000).toFixed(1).padStart(6)} s  ${step}`);
if (!values.database?.startsWith('postgres')) throw new Error('--database postgres://… names an empty database.');
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 10)) throw new Error('--scale is a number above 0.');

const connected = await connectDatabase(values.database, '');
await migrate(connected);
const someone = await connected.database.selectFrom('users').select('id').limit(1).executeTakeFirst();
if (someone) throw new Error('The database is not empty.');
await connected.withoutLimits((connection) =>
  fillLargeDatabase(async (script) => void (await connection.executeQuery(CompiledQuery.raw(script))), scale, say),
);
await connected.close();
say('done');
