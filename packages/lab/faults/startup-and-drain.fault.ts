import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { io, type Socket } from 'socket.io-client';
import { LIST, orGone, type Store, startTestPlatform, type TestPlatform, until, wait } from './test-platform.ts';

const KILLS = Number(process.env.FAULT_KILLS ?? 8);

const post = (platform: TestPlatform, token: string, text: string) =>
  platform.ask('POST', '/feeds/single-feed', { token, body: { descriptions: text } });

for (const store of ['postgres', 'embedded'] satisfies Store[]) {
  test(`[B03] [B24] starts after it was killed repeatedly during startup and migrations: ${store}`, async () => {
    const platform = await startTestPlatform(store);
    try {
      let killed = 0;
      for (let round = 0; round < KILLS; round += 1) {
        const power = new AbortController();
        const starting = platform.start(0, power.signal).then(
          () => false,
          () => true,
        );
        // From before the first migration until after the last one.
        await wait(300 + round * 250);
        power.abort();
        if (await starting) killed += 1;
        else await platform.kill();
      }
      // Killed during startup, not only afterwards.
      expect(killed).toBeGreaterThan(2);
      await platform.start();
      const { token } = await platform.join();
      expect((await post(platform, token, 'Still here')).status).toBe(200);
      expect((await platform.ask('GET', LIST)).status).toBe(200);
    } finally {
      await platform.stop();
    }
  });
}

test('[B22] drains on SIGTERM: turns unready, answers pending calls, and no client sees an error', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const { token } = await platform.join();
    let isAsking = true;
    let instance = 0;
    // Like a proxy: sends no calls to an instance that is not ready.
    const looking = (async () => {
      while (isAsking) {
        const ready = await fetch(`${platform.api[0]}/ready`).catch(() => undefined);
        if (!ready?.ok) instance = 1;
        await wait(50);
      }
    })();
    const answers: unknown[] = [];
    const client = async (name: number) => {
      for (let count = 0; isAsking; count += 1) {
        const body = { descriptions: `Post ${name}-${count}` };
        const asked = platform.ask('POST', '/feeds/single-feed', { token, body, instance });
        answers.push(
          await asked.then(
            ({ status }) => status,
            (error) => error,
          ),
        );
      }
    };
    const clients = Array.from({ length: 10 }, (_, name) => client(name));
    await wait(1_000);
    await platform.end(0);
    await wait(500);
    isAsking = false;
    await Promise.all([looking, ...clients]);
    expect(instance).toBe(1);
    expect(answers.filter((answer) => answer !== 200)).toEqual([]);
    expect(answers.length).toBeGreaterThan(50);
  } finally {
    await platform.stop();
  }
});

test('[B23] reconnects 500 sockets that disconnect at the same time, and delivers new messages to them', async () => {
  const platform = await startTestPlatform('postgres', { environment: { CALLS_PER_MINUTE: '100000' } });
  const sockets: Socket[] = [];
  try {
    await platform.start();
    const members = await Promise.all(Array.from({ length: 25 }, () => platform.join()));
    const chat = (platform.api[0] ?? '').replace(/\d+$/, (port) => String(Number(port) + 2));
    let connected = 0;
    let received = 0;
    for (let index = 0; index < 500; index += 1) {
      const { token } = members[index % members.length] as (typeof members)[number];
      const socket = io(`${chat}/chat`, {
        // Like the site: each connection requests its own ticket.
        auth: (give) => {
          orGone(platform.ask<{ ticket: string }>('POST', '/auth/socket-ticket', { token })).then(
            (answer) => give({ ticket: answer?.data?.ticket ?? '' }),
            () => give({ ticket: '' }),
          );
        },
        transports: ['websocket'],
        reconnectionDelay: 200,
        reconnectionDelayMax: 2_000,
        forceNew: true,
      });
      socket.on('connect', () => {
        connected += 1;
      });
      socket.on('disconnect', () => {
        connected -= 1;
      });
      // A failed ticket request is retried.
      socket.on('connect_error', () => {
        if (!socket.active) setTimeout(() => socket.connect(), 300);
      });
      socket.on('message', () => {
        received += 1;
      });
      sockets.push(socket);
    }
    await until(async () => connected === 500);
    await platform.kill();
    await until(async () => connected === 0);
    await platform.start();
    await until(async () => connected === 500);
    const [sender, receiver] = members as [(typeof members)[number], (typeof members)[number]];
    const body = { receiverId: receiver.userId, clientId: 'after-the-storm', body: 'All here?' };
    expect((await platform.ask('POST', '/chat/create-msg', { token: sender.token, body })).status).toBe(200);
    await until(async () => received === 40);
  } finally {
    for (const socket of sockets) socket.close();
    await platform.stop();
  }
});

test('[B10] rejects a second process on the same embedded database; the first one continues', async () => {
  const platform = await startTestPlatform('embedded', { instances: 2 });
  try {
    await platform.startRedis();
    await platform.start(0);
    const { token } = await platform.join();
    await expect(platform.start(1)).rejects.toThrow(/is in use by process \d+\. Stop it first\./);
    expect((await post(platform, token, 'Mine')).status).toBe(200);
  } finally {
    await platform.stop();
  }
});

test('[B11] reports damaged files of an embedded database and does not change them', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'xana-damaged-'));
  const platform = await startTestPlatform('embedded', { dataDirectory: directory });
  try {
    await platform.start();
    await platform.join();
    await platform.kill();
    const wal = join(directory, 'database', 'pg_wal');
    for (const name of readdirSync(wal).filter((each) => /^[0-9A-F]{24}$/.test(each))) {
      truncateSync(join(wal, name), 0);
    }
    writeFileSync(join(directory, 'database', 'global', 'pg_control'), 'damaged');
    const before = readdirSync(join(directory, 'database')).sort();
    await expect(platform.start()).rejects.toThrow(/The platform could not start: The database in .* cannot be opened/);
    expect(readdirSync(join(directory, 'database')).sort()).toEqual(before);
  } finally {
    await platform.stop();
    rmSync(directory, { recursive: true, force: true });
  }
});
