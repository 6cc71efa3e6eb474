import { expect, test } from '@playwright/test';
import { listen } from './listen.ts';
import { LIST, type PlatformWorld, startWorld, until, wait } from './platform-world.ts';
import { startWay } from './silent-way.ts';

/** Two members on two instances, of whom the first sends and the second hears. */
async function talkAcross(world: PlatformWorld) {
  await world.startRedis();
  await Promise.all([world.start(0), world.start(1)]);
  const [sender, receiver] = [await world.join(0), await world.join(1)];
  const heard = await listen(world, receiver, 1);
  const send = (clientId: string) =>
    world.ask<{ conversationId: number }>('POST', '/chat/create-msg', {
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
    const { receiver, send, untilHeardAgain } = await talkAcross(world);
    await world.killRedis();
    expect((await world.ask('GET', LIST)).status).toBe(200);
    const sent = await send('while-it-was-gone');
    expect(sent.status).toBe(200);
    await world.startRedis();
    await untilHeardAgain();
    // What was not heard is in the conversation.
    const { data } = await world.ask<{ rows: { clientId: string }[] }>(
      'GET',
      `/chat/get-changes/${sent.data.conversationId}/0/50`,
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
