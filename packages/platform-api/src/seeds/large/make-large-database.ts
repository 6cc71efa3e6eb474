import { parseArgs } from 'node:util';
import pg from 'pg';
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
await migrate(connected.database);
const { rows } = await connected.database
  .selectFrom('users')
  .select('id')
  .limit(1)
  .execute()
  .then((found) => ({ rows: found }));
await connected.close();
if (rows.length > 0) throw new Error('The database is not empty.');
// A connection without the limits that calls have.
const client = new pg.Client({ connectionString: values.database });
await client.connect();
await fillLargeDatabase(async (script) => void (await client.query(script)), scale, say);
await client.end();
say('done');
