import { expect, test } from '@playwright/test';
import { expectMessages } from './expect-messages.ts';
import { type Member, startTestPlatform } from './test-platform.ts';

test('[T58] counts a member’s messages across all instances, and per instance while Redis is down', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2, environment: { MEMBER_LIMITS_FACTOR: '1' } });
  let made = 0;
  const send = async (from: Member, to: Member, instance: number) => {
    made += 1;
    const body = { receiverId: to.userId, clientId: `shared-limit-${made}`, body: 'Hello' };
    return (await platform.ask('POST', '/chat/create-msg', { token: from.token, body, instance })).status;
  };
  const keptOf = async (from: Member, to: Member, instance: number) => {
    const statuses = await Promise.all(Array.from({ length: 12 }, () => send(from, to, instance)));
    return statuses.filter((status) => status === 200).length;
  };
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const [alice, ben, chika] = [await platform.join(0), await platform.join(1), await platform.join(0)];
    await expectMessages(platform, ben, alice, chika);
    // Without a reply the limit is ten per minute.
    const shared = [await keptOf(alice, ben, 0), await keptOf(alice, ben, 1)];
    expect(shared).toEqual([10, 0]);
    await platform.killRedis();
    const alone = [await keptOf(chika, ben, 0), await keptOf(chika, ben, 0)];
    expect(alone).toEqual([10, 0]);
  } finally {
    await platform.stop();
  }
});
