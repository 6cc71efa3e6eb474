import { expect, test } from '@playwright/test';
import { type MovablePlatform, startMovablePlatform } from './movable-platform.ts';
import { until, wait } from './test-platform.ts';

const DAY_S = 86_400;
const MONTHLY_XENY = 100;

let movable: MovablePlatform;
/** Sets the platform's clock, in seconds ahead of the machine's. */
const setClock = (ahead: number) => movable.setClock(ahead * 1_000);

test.beforeEach(async () => {
  movable = await startMovablePlatform('postgres');
});
test.afterEach(() => movable.stop());

test('[ST-15] a monthly plan is credited once per paid month when the clocks cross its renewal, with held back and repeated webhooks', async () => {
  const { platform } = movable;
  const { address, token, logIn } = await platform.join();
  const { provider } = platform;
  const body = { paymentMethod: 'pm_card_visa', priceId: 'price-plan-100', currency: 'usd', email: 'mia@x.test' };
  expect((await platform.ask('POST', '/stripe/create-subscription', { token, body })).status).toBe(200);
  const credited = async (token: string) => {
    const { data } = await platform.ask<{ balance: string }>('POST', '/sale-nft/get-xeny-tokens-by-user', {
      host: 'marketplace',
      token,
      body: { body: { userAddress: address } },
    });
    return Number(data.balance);
  };
  const expectMonths = async (months: number) => {
    const newToken = await logIn();
    await until(async () => (await credited(newToken)) === months * MONTHLY_XENY);
    // Two more runs of the job change nothing.
    await wait(2_500);
    expect(await credited(newToken)).toBe(months * MONTHLY_XENY);
    expect(Object.keys(provider.book.pages.charges)).toHaveLength(months);
  };
  await expectMonths(1);

  const [subscription] = Object.values(provider.book.pages.subscriptions);
  const untilRenewal = (subscription?.items.data[0]?.current_period_end ?? 0) - provider.book.now();
  provider.advance(untilRenewal - 60);
  await setClock(untilRenewal - 60);
  await expectMonths(1);

  provider.webhooks.disturb({ isHeld: true });
  provider.advance(DAY_S);
  // The reconciliation reads the renewal itself, one hour after the end of the month.
  await setClock(untilRenewal + DAY_S);
  await expectMonths(2);
  provider.webhooks.disturb({ isHeld: false, copies: 3 });
  await expectMonths(2);

  // The platform's clock alone goes back over the renewal, and ahead over it again.
  await setClock(0);
  await expectMonths(2);
  await setClock(untilRenewal + DAY_S);
  await expectMonths(2);
});
