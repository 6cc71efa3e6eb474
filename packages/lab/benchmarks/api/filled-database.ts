import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startTemporaryPostgres, type TemporaryPostgres } from '@xana/local-site/temporary-postgres';
import { ROOT, TYPESCRIPT_LOADER } from '@xana/local-site/topology';
import { Wallet } from 'ethers';
import pg from 'pg';
import { BUSY_MEMBER_KEY } from './calls.ts';

/** The first seeded user, with many followers and conversations. */
const BUSY_MEMBER = 1;

/** Starts PostgreSQL and fills it. @param scale 1 is a million users */
export async function fillDatabase(scale: string): Promise<TemporaryPostgres> {
  const postgres = await startTemporaryPostgres();
  const script = join(ROOT, 'packages/platform-api/test/large-database/make-large-database.ts');
  const filling = spawn(
    process.execPath,
    ['--import', TYPESCRIPT_LOADER, script, '--database', postgres.url, '--scale', scale],
    {
      stdio: 'inherit',
    },
  );
  const [code] = (await once(filling, 'exit')) as [number];
  if (code !== 0) throw new Error('The database could not be filled.');
  return postgres;
}

/** Gives the busy member a wallet with a known key, so that they can log in. */
export async function giveKey(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const address = new Wallet(BUSY_MEMBER_KEY).address.toLowerCase();
  await client.query('delete from wallets where address = $1 and user_id <> $2', [address, BUSY_MEMBER]);
  await client.query('update wallets set address = $1 where user_id = $2', [address, BUSY_MEMBER]);
  await client.end();
}
