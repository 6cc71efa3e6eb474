import { expect, test } from '@playwright/test';
import { type Member, startWorld } from './platform-world.ts';

test('[T58] counts a member’s messages over all instances together, and by instance while Redis is down', async () => {
  const world = await startWorld('postgres', { instances: 2, environment: { MEMBER_LIMITS_FACTOR: '1' } });
  let made = 0;
  const send = async (from: Member, to: Member, instance: number) => {
    made += 1;
    const body = { receiverId: to.userId, clientId: `shared-limit-${made}`, body: 'Hello' };
    return (await world.ask('POST', '/chat/create-msg', { token: from.token, body, instance })).status;
  };
  const keptOf = async (from: Member, to: Member, instance: number) => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => send(from, to, instance)));
    return statuses.filter((status) => status === 200).length;
  };
  try {
    await world.startRedis();
    await Promise.all([world.start(0), world.start(1)]);
    const [alice, ben, chika] = [await world.join(0), await world.join(1), await world.join(0)];
    // Nobody has replied: ten a minute.
    const shared = [await keptOf(alice, ben, 0), await keptOf(alice, ben, 1)];
    expect(shared).toEqual([10, 0]);
    await world.killRedis();
    const alone = [await keptOf(chika, ben, 0), await keptOf(chika, ben, 0)];
    expect(alone).toEqual([10, 0]);
  } finally {
    await world.stop();
  }
});
