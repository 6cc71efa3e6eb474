import { expect, test } from '@playwright/test';
import pg from 'pg';
import { startWay } from './silent-way.ts';
import { LIST, startTestPlatform, type TestPlatform, until, wait } from './test-platform.ts';

async function withClient<Value>(platform: TestPlatform, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: platform.postgres?.url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

test('[B04] the database goes and comes back: calls say that they are to be tried again, and what was acknowledged is there', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const member = await platform.join();
    const answers: { status: number; retryAfter: string | null }[] = [];
    const acknowledged: string[] = [];
    let isWriting = true;
    const write = async (writer: number) => {
      for (let count = 0; isWriting; count += 1) {
        const text = `Post ${count} of ${writer}`;
        const answer = await platform.ask('POST', '/feeds/single-feed', {
          token: member.token,
          body: { descriptions: text },
        });
        answers.push(answer);
        if (answer.status === 200) acknowledged.push(text);
        else await wait(50);
      }
    };
    // So many that a restart finds connections idle, at work, and between two statements of a transaction.
    const writing = Promise.all(Array.from({ length: 20 }, (_, writer) => write(writer)));
    for (let times = 0; times < 3; times += 1) {
      await wait(400);
      await platform.postgres?.restart(1_000);
    }
    await wait(1_500);
    isWriting = false;
    await writing;
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)).toBe(true);
    expect(answers.at(-1)?.status).toBe(200);
    const { data } = await platform.ask<{ count: number }>(
      'GET',
      `/feeds/public/v2/get-all-feeds/1/10?userId=${member.userId}`,
    );
    expect(data.count).toBeGreaterThanOrEqual(acknowledged.length);
  } finally {
    await platform.stop();
  }
});

test('[B05] the database is away for long: visitors see what was there, members are told to come again', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const { token } = await platform.join();
    const write = () => platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Kept' } });
    expect((await write()).status).toBe(200);
    const posts = '/feeds/public/v2/get-all-feeds/1/10';
    const seen = await platform.ask<{ count: number }>('GET', posts);
    expect(seen.data.count).toBe(1);
    // Longer than visitors share an answer.
    const away = platform.postgres?.restart(9_000);
    const end = performance.now() + 8_500;
    while (performance.now() < end) {
      expect(await platform.ask('GET', posts)).toEqual(seen);
      const refused = await write();
      if (refused.status !== 200) {
        expect([refused.status, refused.code, Number(refused.retryAfter) > 0]).toEqual([503, 'SERVER_BUSY', true]);
      }
      await wait(200);
    }
    expect((await write()).status).toBe(503);
    await away;
    await until(async () => (await write()).status === 200, 10_000);
  } finally {
    await platform.stop();
  }
});

test('[B08] a database that only reads for now: pages are shown, what would be written is said to be tried again', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const { token } = await platform.join();
    const space = await withClient(platform, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into spaces (name, entity_type, picture, tags, creator_id) values ('Seen', 'USER_WORLD', 'space/s1', '{}', 1) returning id`,
      );
      await client.query('alter database postgres set default_transaction_read_only = on');
      // Connections that are open already learn of it when they are made anew.
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
      return rows[0]?.id;
    });
    await until(async () => (await platform.ask('GET', LIST)).status === 200);
    expect((await platform.ask('GET', `/hot/get-single-world-hot/${space}/USER_WORLD`)).status).toBe(200);
    const refused = await platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Not now' } });
    expect([refused.status, refused.code, Number(refused.retryAfter) > 0]).toEqual([503, 'SERVER_BUSY', true]);
    await withClient(platform, async (client) => {
      await client.query('set default_transaction_read_only = off');
      await client.query('alter database postgres set default_transaction_read_only = off');
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
      );
    });
    await until(
      async () =>
        (await platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Now' } })).status === 200,
      10_000,
    );
  } finally {
    await platform.stop();
  }
});

test('[B06] a table that nobody can read for a while: calls say 503 and none waits for ever, and afterwards all is as before', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const { token } = await platform.join();
    await withClient(platform, async (client) => {
      await client.query('begin');
      await client.query('lock table spaces in access exclusive mode');
      const calls = await Promise.all(Array.from({ length: 40 }, () => platform.ask('GET', LIST)));
      expect(new Set(calls.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 SERVER_BUSY']));
      await client.query('rollback');
    });
    await until(async () => (await platform.ask('GET', LIST)).status === 200, 10_000);
    expect((await platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Again' } })).status).toBe(
      200,
    );
  } finally {
    await platform.stop();
  }
});

test('[B07] calls that the database lets wait for each other in a ring are said to be tried again, and none is half done', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const [one, other] = [await platform.join(), await platform.join()];
    // Both block and follow each other over and over: each touches the rows of both.
    const calls = Array.from({ length: 120 }, (_, index) => {
      const [from, to] = index % 2 ? [one, other] : [other, one];
      const path = index % 3 ? '/follow/user' : `/social/block/${to.userId}`;
      return platform.ask('POST', path, { token: from.token, body: index % 3 ? { userId: to.userId } : {} });
    });
    const answers = await Promise.all(calls);
    expect(answers.filter(({ status }) => ![200, 404, 503].includes(status))).toEqual([]);
    await withClient(platform, async (client) => {
      const { rows } = await client.query<{ wrong: number }>(`select count(*)::int wrong from user_counts
        where followers <> (select count(*) from follows where followed_id = user_id)
           or followings <> (select count(*) from follows where follower_id = user_id)`);
      expect(rows[0]?.wrong).toBe(0);
    });
  } finally {
    await platform.stop();
  }
});

test('[B25] nothing is heard of the database: members are told to come again, visitors see what was there, and all goes on when it is back', async () => {
  const way = await startWay();
  const platform = await startTestPlatform('postgres', { ways: { database: way } });
  try {
    await platform.start();
    const { token } = await platform.join();
    const write = () => platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Heard' } });
    // So many at once that every connection of the pool is made.
    const first = await Promise.all(Array.from({ length: 40 }, write));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    const seen = await platform.ask('GET', LIST);
    way.silence();
    const asked = performance.now();
    const refused = await Promise.all(Array.from({ length: 40 }, write));
    const took = performance.now() - asked;
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['503 SERVER_BUSY']));
    expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
    expect(took).toBeLessThan(25_000);
    for (let times = 0; times < 2; times += 1) {
      const before = performance.now();
      expect(await platform.ask('GET', LIST)).toEqual(seen);
      expect(performance.now() - before).toBeLessThan(4_000);
      await wait(1_000);
    }
    way.speak();
    await until(async () => (await write()).status === 200, 8_000);
    const after = await Promise.all(Array.from({ length: 40 }, write));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    await platform.stop();
    await way.close();
  }
});
