import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { LIST, startTestPlatform, until, wait } from './test-platform.ts';

const PACK = { currency: 'usd', email: 'mia@x.test', amount: 99, priceId: 'price-xeny-100', productId: 'xeny-100' };

test('[B15] reports errors of a slow or failing card provider, credits repeated webhooks once, and delays no other call', async () => {
  const platform = await startTestPlatform('postgres');
  try {
    await platform.start();
    const member = await platform.join();
    const initiate = (attemptId: string) =>
      platform.ask<{ paymentIntentId: string }>('POST', '/stripe/initiate-transaction', {
        token: member.token,
        body: { ...PACK, attemptId },
      });
    platform.provider.disturb({ delay: 20_000 });
    const slow = Array.from({ length: 30 }, (_, index) => initiate(`slow-attempt-${index}`));
    await wait(200);
    for (let call = 0; call < 20; call += 1) {
      const begun = Date.now();
      expect((await platform.ask('GET', LIST)).status).toBe(200);
      // Only proves that this call does not wait for the others.
      expect(Date.now() - begun).toBeLessThan(3_000);
    }
    const refused = await Promise.all(slow);
    expect(new Set(refused.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['503 PAYMENTS_UNAVAILABLE']),
    );
    platform.provider.disturb({ delay: 0, failing: { calls: 3, how: 'lost' } });
    const again = await initiate('slow-attempt-0');
    const { data } = again.status === 200 ? again : await initiate('slow-attempt-0');
    platform.provider.disturb({ failing: null });
    expect((await initiate('slow-attempt-0')).data.paymentIntentId).toBe(data.paymentIntentId);
    const made = Object.values(platform.provider.book.pages.intents).filter(
      ({ metadata }) => metadata.attempt === 'slow-attempt-0',
    );
    expect(made).toHaveLength(1);
  } finally {
    await platform.stop();
  }
});

test('[B09] rejects an upload with an error when the disk is full, leaves no file, and keeps serving', async () => {
  const small = mkdtempSync(join(tmpdir(), 'xana-small-disk-'));
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', small]).status === 0;
  test.skip(!mounted, 'a small disk can only be made as root');
  const platform = await startTestPlatform('postgres', { dataDirectory: small });
  try {
    await platform.start();
    const { token } = await platform.join();
    const form = new FormData();
    form.append('file', new Blob([await noisyPicture()], { type: 'image/png' }), 'a.png');
    const answer = await platform.ask('POST', '/item/upload-file-v3', { token, form });
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect(spawnSync('find', [small, '-type', 'f', '-path', '*uploads*']).stdout.toString()).toBe('');
    expect((await platform.ask('GET', LIST)).status).toBe(200);
    expect(
      (
        await platform.ask('POST', '/feeds/single-feed', {
          token,
          body: { descriptions: 'A text needs no disk space.' },
        })
      ).status,
    ).toBe(200);
  } finally {
    await platform.stop();
    spawnSync('umount', [small]);
    rmSync(small, { recursive: true, force: true });
  }
});

test('[T32] disconnects 200 clients that send one byte per second (slowloris) and answers the others', async () => {
  test.setTimeout(120_000);
  const platform = await startTestPlatform('postgres');
  const slow: Socket[] = [];
  try {
    await platform.start();
    const { hostname, port } = new URL(platform.api[0] ?? '');
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
    for (let call = 0; call < 100; call += 1) expect((await platform.ask('GET', LIST)).status).toBe(200);
    await until(async () => closed === 200, 90_000);
    clearInterval(dripping);
    expect((await platform.ask('GET', LIST)).status).toBe(200);
  } finally {
    for (const socket of slow) socket.destroy();
    await platform.stop();
  }
});

/** A picture of random pixels, which does not compress. */
async function noisyPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import('sharp');
  const { randomBytes } = await import('node:crypto');
  const raw = randomBytes(700 * 700 * 3);
  const png = await sharp(raw, { raw: { width: 700, height: 700, channels: 3 } })
    .png()
    .toBuffer();
  return new Uint8Array(png);
}
