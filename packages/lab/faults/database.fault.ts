import { expect, test } from '@playwright/test';
import pg from 'pg';
import { startSilentProxy } from './silent-proxy.ts';
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

test('[B04] answers 503 with Retry-After while the database restarts, and loses no acknowledged write', async () => {
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
    // Enough clients that the restart hits idle and busy connections, and some inside a transaction.
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

test('[B05] serves cached lists to visitors and 503 to members during a long database outage', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const { token } = await platform.join();
    const write = () => platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Kept' } });
    expect((await write()).status).toBe(200);
    const posts = '/feeds/public/v2/get-all-feeds/1/10';
    const seen = await platform.ask<{ count: number }>('GET', posts);
    expect(seen.data.count).toBe(1);
    // Longer than a shared answer is fresh.
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

test('[B08] serves pages and answers 503 to writes while the database is read-only', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const { token } = await platform.join();
    const space = await withClient(platform, async (client) => {
      const { rows } = await client.query<{ id: number }>(
        `insert into spaces (name, entity_type, picture, tags, creator_id) values ('Seen', 'USER_WORLD', 'space/s1', '{}', 1) returning id`,
      );
      await client.query('alter database postgres set default_transaction_read_only = on');
      // Open connections see the setting after they reconnect.
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

test('[B06] answers 503 within the statement timeout while a table is locked, and recovers afterwards', async () => {
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

test('[B07] retries or answers 503 to calls in a deadlock, and leaves none half done', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const [one, other] = [await platform.join(), await platform.join()];
    // Both block and follow each other in a loop: each call locks the rows of both.
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

test('[B25] answers 503 to members and cached lists to visitors while the database is unreachable (packets dropped), and recovers', async () => {
  const proxy = await startSilentProxy();
  const platform = await startTestPlatform('postgres', { proxies: { database: proxy } });
  try {
    await platform.start();
    const { token } = await platform.join();
    const write = () => platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Heard' } });
    // Enough concurrent calls to open every connection of the pool.
    const first = await Promise.all(Array.from({ length: 40 }, write));
    expect(new Set(first.map(({ status }) => status))).toEqual(new Set([200]));
    const seen = await platform.ask('GET', LIST);
    proxy.silence();
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
    proxy.forward();
    await until(async () => (await write()).status === 200, 8_000);
    const after = await Promise.all(Array.from({ length: 40 }, write));
    expect(new Set(after.map(({ status }) => status))).toEqual(new Set([200]));
  } finally {
    await platform.stop();
    await proxy.close();
  }
});
