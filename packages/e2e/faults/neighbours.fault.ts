import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { io } from 'socket.io-client';
import { type Member, orGone, type PlatformWorld, startWorld, until, wait } from './platform-world.ts';
import { startWay } from './silent-way.ts';

const LIST = '/world/get-hot-spaces-prev7-days';
const PACK = { currency: 'usd', email: 'mia@x.test', amount: 99, priceId: 'price-xeny-100', productId: 'xeny-100' };

test('[B04] the database goes and comes back: calls say that they are to be tried again, and what was acknowledged is there', async () => {
  const world = await startWorld('postgres');
  try {
    await world.start();
    const member = await world.join();
    const answers: { status: number; retryAfter: string | null }[] = [];
    const acknowledged: string[] = [];
    let isWriting = true;
    const write = async (writer: number) => {
      for (let count = 0; isWriting; count += 1) {
        const text = `Post ${count} of ${writer}`;
        const answer = await world.ask('POST', '/feeds/single-feed', {
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
      await world.postgres?.restart(1_000);
    }
    await wait(1_500);
    isWriting = false;
    await writing;
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused.every(({ status, retryAfter }) => status === 503 && Number(retryAfter) > 0)).toBe(true);
    expect(answers.at(-1)?.status).toBe(200);
    const { data } = await world.ask<{ count: number }>(
      'GET',
      `/feeds/public/v2/get-all-feeds/1/10?userId=${member.userId}`,
    );
    expect(data.count).toBeGreaterThanOrEqual(acknowledged.length);
  } finally {
    await world.stop();
  }
});

test('[B05] the database is away for long: visitors see what was there, members are told to come again', async () => {
  const world = await startWorld('postgres');
  try {
    await world.start();
    const { token } = await world.join();
    const write = () => world.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Kept' } });
    expect((await write()).status).toBe(200);
    const posts = '/feeds/public/v2/get-all-feeds/1/10';
    const seen = await world.ask<{ count: number }>('GET', posts);
    expect(seen.data.count).toBe(1);
    // Longer than visitors share an answer.
    const away = world.postgres?.restart(9_000);
    const end = performance.now() + 8_500;
    while (performance.now() < end) {
      expect(await world.ask('GET', posts)).toEqual(seen);
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
    await world.stop();
  }
});

/** Two members on two instances, of whom the first sends and the second hears. */
async function talkAcross(world: PlatformWorld) {
  await world.startRedis();
  await Promise.all([world.start(0), world.start(1)]);
  const [sender, receiver] = [await world.join(0), await world.join(1)];
  const heard = await listen(world, receiver, 1);
  const send = (clientId: string) =>
    world.ask('POST', '/chat/create-msg', {
      token: sender.token,
      body: { receiverId: receiver.userId, clientId, body: clientId },
    });
  await send('before-it-went');
  await until(async () => heard.has('before-it-went'));
  const untilHeardAgain = async () => {
    let count = 0;
    await until(async () => {
      count += 1;
      expect((await send(`after-it-came-${count}`)).status).toBe(200);
      await wait(300);
      return [...heard].some((clientId) => clientId.startsWith('after-it-came'));
    });
  };
  return { sender, receiver, send, untilHeardAgain };
}

test('[B12] Redis goes and comes back: calls go on, and messages reach the other instance again', async () => {
  const world = await startWorld('postgres', { instances: 2 });
  try {
    const { sender, receiver, send, untilHeardAgain } = await talkAcross(world);
    await world.killRedis();
    expect((await world.ask('GET', LIST)).status).toBe(200);
    expect((await send('while-it-was-gone')).status).toBe(200);
    await world.startRedis();
    await untilHeardAgain();
    // What was not heard is in the conversation.
    const { data } = await world.ask<{ rows: { clientId: string }[] }>(
      'GET',
      `/chat/get-changes/${sender.userId}/0/50`,
      { token: receiver.token, instance: 1 },
    );
    expect(data.rows.map(({ clientId }) => clientId)).toContain('while-it-was-gone');
  } finally {
    await world.stop();
  }
});

test('[B26] nothing is heard of Redis: calls are hardly held up, and messages reach the other instance again when it is back', async () => {
  const way = await startWay();
  const world = await startWorld('postgres', { instances: 2, ways: { redis: way } });
  try {
    const { sender, send, untilHeardAgain } = await talkAcross(world);
    way.silence();
    const silent = performance.now();
    const took: number[] = [];
    while (performance.now() - silent < 15_000) {
      const asked = performance.now();
      expect((await world.ask('GET', LIST, { token: sender.token })).status).toBe(200);
      expect((await send(`meanwhile-${took.length}`)).status).toBe(200);
      took.push(performance.now() - asked);
      await wait(200);
    }
    expect(Math.max(...took)).toBeLessThan(2_500);
    expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(200);
    way.speak();
    await untilHeardAgain();
  } finally {
    await world.stop();
    await way.close();
  }
});

test('[B15] the card provider is slow, fails, and answers twice: paying says so, and nothing else waits for it', async () => {
  const world = await startWorld('postgres');
  try {
    await world.start();
    const member = await world.join();
    const initiate = (attemptId: string) =>
      world.ask<{ paymentIntentId: string }>('POST', '/stripe/initiate-transaction', {
        token: member.token,
        body: { ...PACK, attemptId },
      });
    world.provider.disturb({ delay: 20_000 });
    const slow = Array.from({ length: 30 }, (_, index) => initiate(`slow-attempt-${index}`));
    await wait(200);
    for (let call = 0; call < 20; call += 1) {
      const begun = Date.now();
      expect((await world.ask('GET', LIST)).status).toBe(200);
      // Not a measure, only: it does not wait for those.
      expect(Date.now() - begun).toBeLessThan(3_000);
    }
    const refused = await Promise.all(slow);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 PAYMENTS_UNAVAILABLE']),
    );
    world.provider.disturb({ delay: 0, failing: { calls: 3, how: 'lost' } });
    const again = await initiate('slow-attempt-0');
    const { data } = again.status === 200 ? again : await initiate('slow-attempt-0');
    world.provider.disturb({ failing: null });
    expect((await initiate('slow-attempt-0')).data.paymentIntentId).toBe(data.paymentIntentId);
    const made = Object.values(world.provider.book.pages.intents).filter(
      ({ metadata }) => metadata.attempt === 'slow-attempt-0',
    );
    expect(made).toHaveLength(1);
  } finally {
    await world.stop();
  }
});

test('[B09] the disk is full: an upload says that it cannot be kept, leaves nothing, and the rest goes on', async () => {
  const small = mkdtempSync(join(tmpdir(), 'xana-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).status === 0;
  test.skip(!mounted, 'a small disk can only be made as root');
  const world = await startWorld('postgres', { dataDirectory: small });
  try {
    await world.start();
    const { token } = await world.join();
    const form = new FormData();
    form.append('file', new Blob([await noisyPicture()], { type: 'image/png' }), 'a.png');
    const answer = await world.ask('POST', '/item/upload-file-v3', { token, form });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(spawnSync('find', [small, '-type', 'f', '-path', '*uploads*']).stdout.toString()).toBe('');
    expect((await world.ask('GET', LIST)).status).toBe(200);
    expect(
      (await world.ask('POST', '/feeds/single-feed', { token, body: { descriptions: 'Words need no disk of ours.' } }))
        .status,
    ).toBe(200);
  } finally {
    await world.stop();
    spawnSync('umount', [small]);
    rmSync(small, { recursive: true, force: true });
  }
});

test('[T32] two hundred clients send a byte a second: the others are answered, and the slow ones are let go', async () => {
  test.setTimeout(120_000);
  const world = await startWorld('postgres');
  const slow: Socket[] = [];
  try {
    await world.start();
    const { hostname, port } = new URL(world.api[0] ?? '');
    let closed = 0;
    const head = `POST /auth/save-user-nonce HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{`;
    for (let client = 0; client < 200; client += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        closed += 1;
      });
      socket.resume();
      socket.write(head);
      slow.push(socket);
    }
    const dripping = setInterval(() => {
      for (const socket of slow) if (socket.writable) socket.write(' ');
    }, 1_000);
    for (let call = 0; call < 100; call += 1) expect((await world.ask('GET', LIST)).status).toBe(200);
    await until(async () => closed === 200, 90_000);
    clearInterval(dripping);
    expect((await world.ask('GET', LIST)).status).toBe(200);
  } finally {
    for (const socket of slow) socket.destroy();
    await world.stop();
  }
});

/** Everything that a member's socket hears of messages. */
async function listen(world: PlatformWorld, { token }: Member, instance: number): Promise<Set<string>> {
  const heard = new Set<string>();
  const ticket = await world.ask<{ ticket: string }>('POST', '/auth/socket-ticket', { token, instance });
  const chat = (world.api[instance] ?? '').replace(/\d+$/, (port) => String(Number(port) + 2));
  const socket = io(`${chat}/chat`, {
    auth: { ticket: ticket.data.ticket },
    transports: ['websocket'],
    reconnection: false,
  });
  socket.on('message', ({ clientId }: { clientId: string }) => heard.add(clientId));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  return heard;
}

/** A picture that no compression makes small. */
async function noisyPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const { randomBytes } = await import('node:crypto');
  const raw = randomBytes(700 * 700 * 3);
  const png = await sharp(raw, { raw: { width: 700, height: 700, channels: 3 } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}

test('[B13] an instance stands still for two seconds: the other goes on, what it was asked is answered, its sockets stay', async () => {
  const world = await startWorld('postgres', { instances: 2 });
  try {
    await world.startRedis();
    await Promise.all([world.start(0), world.start(1)]);
    const [one, other] = [await world.join(0), await world.join(1)];
    const heard = await listen(world, one, 0);
    const goOn = world.freeze(0);
    const twoSeconds = wait(2_000);
    const waiting = orGone(
      world.ask('POST', '/feeds/single-feed', { token: one.token, body: { descriptions: 'Late' } }),
    );
    try {
      const going = await Promise.all(
        Array.from({ length: 20 }, () => world.ask('GET', LIST, { token: other.token, instance: 1 })),
      );
      expect(new Set(going.map(({ status }) => status))).toEqual(new Set([200]));
      const message = { receiverId: one.userId, body: 'While you stood still', clientId: 'frozen-1' };
      const sent = await world.ask('POST', '/chat/create-msg', { token: other.token, body: message, instance: 1 });
      expect(sent.status).toBe(200);
      await twoSeconds;
      expect([...heard]).toEqual([]);
    } finally {
      goOn();
    }
    expect((await waiting)?.status).toBe(200);
    await until(async () => heard.has('frozen-1'), 5_000);
  } finally {
    await world.stop();
  }
});

test('[B01] [B14] an instance that is killed in a crowd of calls leaves the others none the worse', async () => {
  const world = await startWorld('postgres', { instances: 2 });
  try {
    await world.startRedis();
    await Promise.all([world.start(0), world.start(1)]);
    const member = await world.join(1);
    const calls = Array.from({ length: 200 }, (_, index) =>
      orGone(
        world.ask('POST', '/feeds/single-feed', {
          token: member.token,
          body: { descriptions: `Post ${index}` },
          instance: index % 2,
        }),
      ),
    );
    await wait(20);
    await world.kill(0);
    const answers = await Promise.all(calls);
    const there = answers.filter((answer) => answer?.status === 200).length;
    const { data } = await world.ask<{ count: number }>(
      'GET',
      `/feeds/public/v2/get-all-feeds/1/10?userId=${member.userId}`,
      { instance: 1 },
    );
    expect(answers.filter((_, index) => index % 2 === 1).every((answer) => answer?.status === 200)).toBe(true);
    expect(data.count).toBeGreaterThanOrEqual(there);
  } finally {
    await world.stop();
  }
});
