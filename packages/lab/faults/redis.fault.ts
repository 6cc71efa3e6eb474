import { expect, test } from '@playwright/test';
import { expectMessages } from './expect-messages.ts';
import { listen } from './listen.ts';
import { startSilentProxy } from './silent-proxy.ts';
import { LIST, startTestPlatform, type TestPlatform, until, wait } from './test-platform.ts';

/** Two members on two instances: the first sends, the second receives. */
async function talkAcross(platform: TestPlatform) {
  await platform.startRedis();
  await Promise.all([platform.start(0), platform.start(1)]);
  const [sender, receiver] = [await platform.join(0), await platform.join(1)];
  await expectMessages(platform, receiver, sender);
  const received = await listen(platform, receiver, 1);
  const send = (clientId: string) =>
    platform.ask<{ conversationId: number }>('POST', '/chat/create-msg', {
      token: sender.token,
      body: { receiverId: receiver.userId, clientId, body: clientId },
    });
  await send('before-it-went');
  await until(async () => received.has('before-it-went'));
  const untilHeardAgain = async () => {
    let count = 0;
    await until(async () => {
      count += 1;
      expect((await send(`after-it-came-${count}`)).status).toBe(200);
      await wait(300);
      return [...received].some((clientId) => clientId.startsWith('after-it-came'));
    });
  };
  return { sender, receiver, send, untilHeardAgain };
}

test('[B12] keeps answering calls during a Redis restart, and delivers messages between instances afterwards', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    const { receiver, send, untilHeardAgain } = await talkAcross(platform);
    await platform.killRedis();
    expect((await platform.ask('GET', LIST)).status).toBe(200);
    const sent = await send('while-it-was-gone');
    expect(sent.status).toBe(200);
    await platform.startRedis();
    await untilHeardAgain();
    // Messages that were not delivered live are in the conversation.
    const { data } = await platform.ask<{ rows: { clientId: string }[] }>(
      'GET',
      `/chat/get-changes/${sent.data.conversationId}/0/50`,
      { token: receiver.token, instance: 1 },
    );
    expect(data.rows.map(({ clientId }) => clientId)).toContain('while-it-was-gone');
  } finally {
    await platform.stop();
  }
});

test('[B26] delays calls only briefly while Redis is unreachable (packets dropped), and delivers messages between instances afterwards', async () => {
  const proxy = await startSilentProxy();
  const platform = await startTestPlatform('postgres', { instances: 2, proxies: { redis: proxy } });
  try {
    const { sender, send, untilHeardAgain } = await talkAcross(platform);
    proxy.silence();
    const silent = performance.now();
    const took: number[] = [];
    while (performance.now() - silent < 15_000) {
      const asked = performance.now();
      expect((await platform.ask('GET', LIST, { token: sender.token })).status).toBe(200);
      expect((await send(`meanwhile-${took.length}`)).status).toBe(200);
      took.push(performance.now() - asked);
      await wait(200);
    }
    expect(Math.max(...took)).toBeLessThan(2_500);
    expect(took.sort((a, b) => a - b)[Math.floor(took.length / 2)]).toBeLessThan(200);
    proxy.forward();
    await untilHeardAgain();
  } finally {
    await platform.stop();
    await proxy.close();
  }
});
