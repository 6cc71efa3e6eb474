import { expect, test } from '@playwright/test';
import { expectMessages } from './expect-messages.ts';
import { listen, listenForFriends } from './listen.ts';
import { LIST, type Member, REDIS, startTestPlatform, type TestPlatform, until, wait } from './test-platform.ts';

/** Longer than all retries of the client, after which the process used to exit. */
const LONGER_THAN_RETRIES_MS = 6_000;

const readiness = async (platform: TestPlatform, instance = 0) => {
  const reply = await fetch(`${platform.api[instance]}/ready`);
  return { status: reply.status, body: (await reply.json()) as { status: string; redis?: string } };
};
const isConnected = async (platform: TestPlatform, instance: number) =>
  (await readiness(platform, instance)).body.redis === 'connected';
const logged = (platform: TestPlatform, instance: number) => platform.printed(instance).join('\n');

interface Sending {
  from: Member;
  to: Member;
  clientId: string;
  instance?: number;
}

async function send(platform: TestPlatform, { from, to, clientId, instance = 0 }: Sending): Promise<void> {
  const body = { receiverId: to.userId, clientId, body: clientId };
  const { status } = await platform.ask('POST', '/chat/create-msg', { token: from.token, body, instance });
  expect(status).toBe(200);
}

test('[B27] starts degraded without Redis and reports it, then shares messages, presence and limits once Redis starts', async () => {
  const platform = await startTestPlatform('postgres', {
    instances: 2,
    environment: { LOG_LEVEL: 'warn', CALLS_PER_MINUTE: '200' },
  });
  try {
    await Promise.all([platform.start(0), platform.start(1)]);
    const [alice, ben, chika] = [await platform.join(0), await platform.join(0), await platform.join(1)];
    await expectMessages(platform, ben, alice);
    await expectMessages(platform, chika, alice);
    await wait(LONGER_THAN_RETRIES_MS);
    expect(await readiness(platform)).toEqual({ status: 200, body: { status: 'degraded', redis: 'unreachable' } });
    expect(logged(platform, 0)).toContain('Redis is unreachable');

    // Sockets of one instance reach each other without a noticeable delay.
    const benHears = await listen(platform, ben, 0);
    const sent = performance.now();
    await send(platform, { from: alice, to: ben, clientId: 'without-redis' });
    await until(async () => benHears.has('without-redis'));
    expect(performance.now() - sent).toBeLessThan(1_500);
    await send(platform, { from: alice, to: chika, clientId: 'makes-them-friends' });
    const aliceSees = await listenForFriends(platform, alice, 0);
    await listenForFriends(platform, ben, 0);
    await until(async () => aliceSees.has(ben.userId), 10_000);
    await listenForFriends(platform, chika, 1);
    expect(aliceSees.has(chika.userId)).toBe(false);
    const chikaHears = await listen(platform, chika, 1);

    // Each instance counts limits alone.
    const statuses = await Promise.all(
      Array.from({ length: 250 }, async () => (await platform.ask('GET', LIST)).status),
    );
    expect(statuses).toContain(429);
    expect((await platform.ask('GET', LIST, { instance: 1 })).status).toBe(200);

    await platform.startRedis();
    await until(async () => (await isConnected(platform, 0)) && (await isConnected(platform, 1)));
    expect(logged(platform, 0)).toContain('Redis is connected');
    let count = 0;
    await until(async () => {
      count += 1;
      await send(platform, { from: chika, to: alice, clientId: `from-chika-${count}`, instance: 1 });
      await send(platform, { from: alice, to: chika, clientId: `from-alice-${count}`, instance: 1 });
      return [...chikaHears].some((clientId) => clientId.startsWith('from-alice'));
    });
    await until(async () => aliceSees.has(chika.userId));
  } finally {
    await platform.stop();
  }
});

test('[B27] two instances that started without Redis exchange messages in both directions once Redis starts', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    await Promise.all([platform.start(0), platform.start(1)]);
    const members = [await platform.join(0), await platform.join(1)] as const;
    const received = [await listen(platform, members[0], 0), await listen(platform, members[1], 1)] as const;
    await wait(LONGER_THAN_RETRIES_MS);
    await platform.startRedis();
    await until(async () => (await isConnected(platform, 0)) && (await isConnected(platform, 1)));
    for (const [sender, receiver] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const clientId = `from-${sender}-to-${receiver}`;
      await send(platform, { from: members[sender], to: members[receiver], clientId, instance: sender });
      await until(async () => received[receiver].has(clientId), 10_000);
    }
  } finally {
    await platform.stop();
  }
});

test('[B28] survives a wrong Redis password and recovers when the password becomes right', async () => {
  const url = REDIS.replace('redis://', 'redis://:the-right-one@');
  const platform = await startTestPlatform('postgres', {
    instances: 2,
    environment: { REDIS_URL: url, LOG_LEVEL: 'warn' },
  });
  try {
    await platform.startRedis('another-one');
    await Promise.all([platform.start(0), platform.start(1)]);
    const [alice, chika] = [await platform.join(0), await platform.join(1)];
    await expectMessages(platform, chika, alice);
    await wait(LONGER_THAN_RETRIES_MS);
    expect((await readiness(platform)).body).toEqual({ status: 'degraded', redis: 'unreachable' });
    expect(logged(platform, 0)).toMatch(/Redis is unreachable.*WRONGPASS/);
    expect(logged(platform, 0)).not.toContain('the-right-one');
    await platform.killRedis();
    await platform.startRedis('the-right-one');
    await until(async () => (await isConnected(platform, 0)) && (await isConnected(platform, 1)));
    const chikaHears = await listen(platform, chika, 1);
    await send(platform, { from: alice, to: chika, clientId: 'with-the-right-password' });
    await until(async () => chikaHears.has('with-the-right-password'), 10_000);
    const aliceSees = await listenForFriends(platform, alice, 0);
    await listenForFriends(platform, chika, 1);
    await until(async () => aliceSees.has(chika.userId), 10_000);
  } finally {
    await platform.stop();
  }
});

test('[B28] starts degraded when Redis requires a password and none is configured', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2, environment: { LOG_LEVEL: 'warn' } });
  try {
    await platform.startRedis('required');
    await platform.start(0);
    await wait(LONGER_THAN_RETRIES_MS);
    expect((await readiness(platform)).body.redis).toBe('unreachable');
    expect(logged(platform, 0)).toMatch(/Redis is unreachable.*NOAUTH/);
    expect((await platform.ask('GET', LIST)).status).toBe(200);
  } finally {
    await platform.stop();
  }
});

test('[B12] keeps running, keeps limiting and reports it when Redis ends again and again', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2, environment: { CALLS_PER_MINUTE: '500' } });
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const [alice, chika] = [await platform.join(0), await platform.join(1)];
    await expectMessages(platform, chika, alice);
    const chikaHears = await listen(platform, chika, 1);
    for (let round = 0; round < 3; round += 1) {
      await listenForFriends(platform, alice, 0);
      await platform.killRedis();
      // Presence asks the other instances at the moment in which Redis ends.
      await listenForFriends(platform, alice, 0);
      await send(platform, { from: alice, to: chika, clientId: `without-redis-${round}` });
      await until(async () => (await readiness(platform)).body.redis === 'unreachable');
      await platform.startRedis();
      await until(async () => (await isConnected(platform, 0)) && (await isConnected(platform, 1)));
      await send(platform, { from: alice, to: chika, clientId: `with-redis-${round}` });
      await until(async () => chikaHears.has(`with-redis-${round}`), 10_000);
    }
    await platform.killRedis();
    const statuses = await Promise.all(
      Array.from({ length: 600 }, async () => (await platform.ask('GET', LIST)).status),
    );
    expect(statuses).toContain(429);
  } finally {
    await platform.stop();
  }
});
