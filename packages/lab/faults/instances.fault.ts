import { expect, test } from '@playwright/test';
import { listen } from './listen.ts';
import { LIST, orGone, startTestPlatform, until, wait } from './test-platform.ts';

test('[B13] an instance that is paused for two seconds answers its calls afterwards and keeps its sockets; the other is unaffected', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const [one, other] = [await platform.join(0), await platform.join(1)];
    const received = await listen(platform, one, 0);
    const goOn = platform.freeze(0);
    const twoSeconds = wait(2_000);
    const waiting = orGone(
      platform.ask('POST', '/feeds/single-feed', { token: one.token, body: { descriptions: 'Late' } }),
    );
    try {
      const going = await Promise.all(
        Array.from({ length: 20 }, () => platform.ask('GET', LIST, { token: other.token, instance: 1 })),
      );
      expect(new Set(going.map(({ status }) => status))).toEqual(new Set([200]));
      const message = { receiverId: one.userId, body: 'While you stood still', clientId: 'frozen-1' };
      const sent = await platform.ask('POST', '/chat/create-msg', { token: other.token, body: message, instance: 1 });
      expect(sent.status).toBe(200);
      await twoSeconds;
      expect([...received]).toEqual([]);
    } finally {
      goOn();
    }
    expect((await waiting)?.status).toBe(200);
    await until(async () => received.has('frozen-1'), 5_000);
  } finally {
    await platform.stop();
  }
});

test('[B01] [B14] an instance that is killed under load does not affect the others', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const member = await platform.join(1);
    const calls = Array.from({ length: 200 }, (_, index) =>
      orGone(
        platform.ask('POST', '/feeds/single-feed', {
          token: member.token,
          body: { descriptions: `Post ${index}` },
          instance: index % 2,
        }),
      ),
    );
    await wait(20);
    await platform.kill(0);
    const answers = await Promise.all(calls);
    const there = answers.filter((answer) => answer?.status === 200).length;
    const { data } = await platform.ask<{ count: number }>(
      'GET',
      `/feeds/public/v2/get-all-feeds/1/10?userId=${member.userId}`,
      { instance: 1 },
    );
    expect(answers.filter((_, index) => index % 2 === 1).every((answer) => answer?.status === 200)).toBe(true);
    expect(data.count).toBeGreaterThanOrEqual(there);
  } finally {
    await platform.stop();
  }
});
