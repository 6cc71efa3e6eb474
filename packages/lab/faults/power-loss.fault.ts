import { expect, test } from '@playwright/test';
import { SECRET_KEY } from '@xana/sandbox/card-keys';
import { expectMessages } from './expect-messages.ts';
import { type Member, orGone, type Store, startTestPlatform, type TestPlatform, until, wait } from './test-platform.ts';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 4);
/** Messages that must be acknowledged before each power loss, so that the test has something to lose. */
const MIN_PER_ROUND = 6;

async function balanceOf({ ask }: TestPlatform, { address, token }: Member): Promise<string> {
  const { data } = await ask<{ balance: string }>('POST', '/sale-nft/get-xeny-tokens-by-user', {
    host: 'marketplace',
    token,
    body: { body: { userAddress: address } },
  });
  return data.balance;
}

/** Pays like a browser: creates the attempt, confirms at the provider, retries with the same idempotency key until it gets an answer. */
async function buy(platform: TestPlatform, { token }: Member, attemptId: string): Promise<void> {
  const body = {
    currency: 'usd',
    email: 'mia@x.test',
    amount: 99,
    priceId: 'price-xeny-100',
    productId: 'xeny-100',
    attemptId,
  };
  let intentId: string | undefined;
  while (!intentId) {
    const answer = await orGone(
      platform.ask<{ paymentIntentId: string }>('POST', '/stripe/initiate-transaction', { token, body }),
    );
    intentId = answer?.data?.paymentIntentId;
    if (!intentId) await wait(100);
  }
  const answer = await fetch(`${platform.provider.origin}/v1/payment_intents/${intentId}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${SECRET_KEY}` },
    body: new URLSearchParams({ payment_method: 'pm_card_visa' }),
  });
  expect(answer.status).toBe(200);
}

test('[ST-15] credits each payment once when two instances receive its webhook at the same time', async () => {
  const platform = await startTestPlatform('postgres', { instances: 2 });
  try {
    await platform.startRedis();
    await Promise.all([platform.start(0), platform.start(1)]);
    const members = await Promise.all(Array.from({ length: 8 }, (_, index) => platform.join(index % 2)));
    await Promise.all(members.map((member, index) => buy(platform, member, `both-hear-of-${index}`)));
    await until(async () => Object.keys(platform.provider.book.pages.undelivered).length === 0);
    const balances = await Promise.all(members.map((member) => balanceOf(platform, member)));
    expect(balances).toEqual(members.map(() => '100'));
  } finally {
    await platform.stop();
  }
});

for (const store of ['postgres', 'embedded'] satisfies Store[]) {
  test.describe(`power loss, ${store} database`, () => {
    let platform: TestPlatform;
    test.beforeEach(async () => {
      platform = await startTestPlatform(store);
      await platform.start();
    });
    test.afterEach(() => platform.stop());

    test('[B02] [ST-15] credits each payment once after a power loss during payments', async () => {
      const members = await Promise.all(Array.from({ length: 6 }, () => platform.join()));
      for (let round = 0; round < ROUNDS; round += 1) {
        const buying = Promise.all(
          members.map((member, index) => buy(platform, member, `attempt-${round}-${index}-of-many`)),
        );
        await wait(30 + 90 * round);
        await platform.kill();
        await platform.start();
        await buying;
      }
      // The provider repeats webhooks until they are acknowledged; the reconciliation job fetches missing ones.
      await until(async () => {
        const balances = await Promise.all(members.map((member) => balanceOf(platform, member)));
        return balances.every((balance) => balance === String(100 * ROUNDS));
      });
      platform.provider.webhooks.disturb({ copies: 2 });
      await platform.provider.webhooks.resend(Object.keys(platform.provider.book.pages.events));
      const balances = await Promise.all(members.map((member) => balanceOf(platform, member)));
      expect(new Set(balances)).toEqual(new Set([String(100 * ROUNDS)]));
    });

    test('[B01] [T60] [CH-03] keeps each acknowledged message once and in order after a power loss', async () => {
      const [sender, receiver] = [await platform.join(), await platform.join()];
      await expectMessages(platform, receiver, sender);
      const acknowledged: string[] = [];
      let count = 0;
      let isWriting = true;
      const write = async () => {
        while (isWriting) {
          count += 1;
          const clientId = `message-${String(count).padStart(5, '0')}`;
          const body = { receiverId: receiver.userId, clientId, body: clientId };
          let answer: { status: number } | undefined;
          while (isWriting && answer?.status !== 200) {
            answer = await orGone(platform.ask('POST', '/chat/create-msg', { token: sender.token, body }));
            if (answer?.status !== 200) await wait(50);
          }
          if (answer?.status === 200) acknowledged.push(clientId);
        }
      };
      const writers = [write(), write(), write()];
      for (let round = 0; round < ROUNDS; round += 1) {
        await wait(300 + 170 * round);
        // A busy machine acknowledges few messages in that time.
        await until(async () => acknowledged.length > MIN_PER_ROUND * (round + 1));
        await platform.kill();
        await platform.start();
      }
      isWriting = false;
      await Promise.all(writers);
      const friends = await platform.ask<{ rows: { conversationId: number }[] }>('GET', '/chat/get-all-friends', {
        token: receiver.token,
      });
      const id = friends.data.rows[0]?.conversationId ?? 0;
      const kept: { clientId: string; seq: number }[] = [];
      for (let page = 1; ; page += 1) {
        const { data } = await platform.ask<{ rows: { clientId: string; seq: number }[] }>(
          'GET',
          `/chat/get-friends-chat/${id}/${page}/50`,
          { token: receiver.token },
        );
        if (data.rows.length === 0) break;
        kept.push(...data.rows);
      }
      const ids = kept.map(({ clientId }) => clientId);
      expect(acknowledged.length).toBeGreaterThan(MIN_PER_ROUND * ROUNDS);
      expect(acknowledged.filter((clientId) => !ids.includes(clientId))).toEqual([]);
      expect(new Set(ids).size).toBe(ids.length);
      const places = kept.map(({ seq }) => seq).sort((one, other) => one - other);
      expect(places).toEqual(places.map((_, index) => index + 1));
    });
  });
}
