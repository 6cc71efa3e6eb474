import { expect, test } from '@playwright/test';
import { expectMessages } from './expect-messages.ts';
import { type MovablePlatform, startMovablePlatform } from './movable-platform.ts';
import { LIST, type Store, type TestPlatform, until, wait } from './test-platform.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

for (const store of ['postgres', 'embedded'] satisfies Store[]) {
  test.describe(`the clock jumps, ${store} database`, () => {
    let movable: MovablePlatform;
    let platform: TestPlatform;
    const setClock = (ahead: number) => movable.setClock(ahead);
    test.beforeEach(async () => {
      movable = await startMovablePlatform(store);
      platform = movable.platform;
    });
    test.afterEach(() => movable.stop());

    test('[B24] members log in and their messages are stored once and in order after jumps of one hour ahead and back', async () => {
      const [first, friend] = [await platform.join(), await platform.join()];
      await expectMessages(platform, friend, first);
      let count = 0;
      const send = async (token: string) => {
        count += 1;
        const body = { receiverId: friend.userId, clientId: `at-any-time-${count}`, body: `${count}` };
        return (await platform.ask<{ seq: number }>('POST', '/chat/create-msg', { token, body })).status;
      };
      expect(await send(first.token)).toBe(200);
      for (const ahead of [HOUR, -HOUR, DAY, -DAY, 0]) {
        await setClock(ahead);
        // A token is valid for 15 minutes by the clock that issued it; a new login works at any time.
        const member = await platform.join();
        expect((await platform.ask('GET', '/auth/sessions', { token: member.token })).status).toBe(200);
        expect(await send(member.token)).toBe(200);
        expect([200, 401]).toContain(await send(first.token));
        const list = await platform.ask('GET', LIST);
        expect(list.status).toBe(200);
      }
      expect(await send(first.token)).toBe(200);
      const friends = await platform.ask<{ rows: { conversationId: number }[] }>('GET', '/chat/get-all-friends', {
        token: first.token,
      });
      const { data } = await platform.ask<{ rows: { seq: number; body: string }[] }>(
        'GET',
        `/chat/get-friends-chat/${friends.data.rows[0]?.conversationId}/1/50`,
        { token: first.token },
      );
      const places = data.rows.map(({ seq }) => seq).sort((one, other) => one - other);
      expect(places).toEqual(places.map((_, index) => index + 1));
    });

    test('[B24] a daily plan is credited once per day, even when the day repeats', async () => {
      const member = await platform.join();
      const bought = await platform.ask('POST', '/stripe/create-subscription', {
        token: member.token,
        body: { paymentMethod: 'pm_card_visa', priceId: 'price-plan-daily', currency: 'usd', email: 'mia@x.test' },
      });
      expect(bought.status).toBe(200);
      const balance = async (token: string) => {
        const { data } = await platform.ask<{ balance: string }>('POST', '/sale-nft/get-xeny-tokens-by-user', {
          host: 'marketplace',
          token,
          body: { body: { userAddress: member.address } },
        });
        return Number(data.balance);
      };
      await until(async () => (await balance(member.token)) > 0);
      const aDay = await balance(member.token);
      const settles = async (days: number) => {
        const token = await member.logIn();
        await until(async () => (await balance(token)) === days * aDay);
        // Two more runs of the job change nothing.
        await wait(2_500);
        expect(await balance(token)).toBe(days * aDay);
      };
      await setClock(DAY);
      await settles(2);
      await setClock(-DAY);
      await settles(2);
      await setClock(DAY);
      await settles(2);
      await setClock(3 * DAY);
      await settles(4);
      await setClock(0);
      await settles(4);
    });
  });
}
