import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import pg from 'pg';
import { LIST, startTestPlatform, type TestPlatform, until } from './test-platform.ts';

const ROUNDS = 4;
const DEMO_MEMBERS = 200;

/** A platform whose next start finds an empty database. */
async function startSeededPlatform() {
  const environment: Record<string, string> = { SEED: 'demo', REDIS_URL: '', LOG_LEVEL: 'error' };
  const platform = await startTestPlatform('postgres', { instances: 2, environment });
  const server = platform.postgres?.url ?? '';
  let client: pg.Client | undefined;
  const emptyDatabase = async (): Promise<pg.Client> => {
    await client?.end();
    const name = `seeded_${randomBytes(6).toString('hex')}`;
    const admin = new pg.Client({ connectionString: server });
    await admin.connect();
    await admin.query(`create database ${name}`);
    await admin.end();
    environment.DATABASE_URL = Object.assign(new URL(server), { pathname: name }).href;
    client = new pg.Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    return client;
  };
  const stop = async () => {
    await client?.end();
    await platform.stop();
  };
  return { platform, emptyDatabase, stop };
}

/** Expects one complete seed, and new ids after the seeded ones. */
async function expectCompleteSeed(platform: TestPlatform, database: pg.Client, instance = 0): Promise<void> {
  const { rows } = await database.query('select count(*)::integer count from users');
  expect(rows[0].count).toBe(DEMO_MEMBERS);
  const { token } = await platform.join(instance);
  const body = { descriptions: 'The first post after the seed' };
  expect((await platform.ask('POST', '/feeds/single-feed', { token, body, instance })).status).toBe(200);
  const { data } = await platform.ask<{ count: number }>('GET', LIST, { instance });
  expect(data.count).toBeGreaterThan(0);
}

test('[B29] two instances that start at the same time on an empty database seed it once', async () => {
  const { platform, emptyDatabase, stop } = await startSeededPlatform();
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const database = await emptyDatabase();
      await Promise.all([platform.start(0), platform.start(1)]);
      await expectCompleteSeed(platform, database, round % 2);
      await Promise.all([platform.kill(0), platform.kill(1)]);
    }
  } finally {
    await stop();
  }
});

const MOMENTS = {
  'while it inserts rows': `select 1 from pg_stat_activity where query ilike 'insert into "%' and pid <> pg_backend_pid()
     and datname = current_database()`,
  'right after its rows are committed': 'select 1 from users limit 1',
};

for (const [moment, isReached] of Object.entries(MOMENTS)) {
  test(`[B29] completes the seed at the next start when the process is killed ${moment}`, async () => {
    const { platform, emptyDatabase, stop } = await startSeededPlatform();
    try {
      for (let round = 0; round < ROUNDS; round += 1) {
        const database = await emptyDatabase();
        const power = new AbortController();
        const starting = platform.start(0, power.signal).catch(() => undefined);
        await untilReached(database, isReached);
        power.abort();
        await starting;
        await platform.kill();
        await platform.start();
        await expectCompleteSeed(platform, database);
        await platform.kill();
      }
    } finally {
      await stop();
    }
  });
}

/** Polls without a delay, because the moment is short. */
async function untilReached(database: pg.Client, query: string): Promise<void> {
  const table = "select 1 from pg_tables where tablename = 'users'";
  await until(async () => (await database.query(table)).rows.length > 0);
  const end = Date.now() + 30_000;
  while ((await database.query(query)).rows.length === 0) {
    if (Date.now() > end) throw new Error('The seed did not come to that moment.');
  }
}
