import { expect, test } from '@playwright/test';
import { listen } from './listen.ts';
import { startWay } from './silent-way.ts';
import { LIST, startTestPlatform, type TestPlatform, until, wait } from './test-platform.ts';

/** Two members on two instances, of whom the first sends and the second hears. */
async function talkAcross(platform: TestPlatform) {
  await platform.startRedis();
  await Promise.all([platform.start(0), platform.start(1)]);
  const [sender, receiver] = [await platform.join(0), await platform.join(1)];
  const heard = await listen(platform, receiver, 1);
  const send = (clientId: string) =>
    platform.ask<{ conversationId: number }>('POST', '/chat/create-msg', {
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
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    const { receiver, send, untilHeardAgain } = await talkAcross(platform);
    await platform.killRedis();
    expect((await platform.ask('GET', LIST)).status).toBe(200);
    const sent = await send('while-it-was-gone');
    expect(sent.status).toBe(200);
    await platform.startRedis();
    await untilHeardAgain();
    // What was not heard is in the conversation.
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

test('[B26] nothing is heard of Redis: calls are hardly held up, and messages reach the other instance again when it is back', async () => {
  const way = await startWay();
  const platform = await startTestPlatform('postgres', { instances: 2, ways: { redis: way } });
  try {
    const { sender, send, untilHeardAgain } = await talkAcross(platform);
    way.silence();
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
    way.speak();
    await untilHeardAgain();
  } finally {
    await platform.stop();
    await way.close();
  }
});
