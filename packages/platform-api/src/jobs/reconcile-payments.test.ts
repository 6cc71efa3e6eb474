import { eventually } from '@xana/test-kit/eventually';
import { logIn } from '../../test/test-server.ts';
import { usePurchases } from '../operations/payments/packs/test-purchases.ts';
import { reconcilePayments } from './reconcile-payments.ts';

const { paymentServer, begin, pay, balance } = usePurchases();

const throwError = (error: unknown) => {
  throw error;
};
const reconcile = (now: Date, onError: (error: unknown) => void = throwError) => {
  const { database, platform } = paymentServer.server;
  return reconcilePayments(database, platform.cards as NonNullable<typeof platform.cards>, onError, now);
};
/** The webhook of a new PaymentIntent locks the row, and a locked row is skipped until the next run. */
const untilDelivered = () =>
  eventually(async () => Object.keys(paymentServer.provider.book.pages.undelivered).length === 0);

it('[ST-15] [T49] [B18] credits a payment once when its webhook is lost and several instances reconcile it at once', async () => {
  const member = await logIn(paymentServer.server);
  const { paymentIntentId } = await begin(member);
  await untilDelivered();
  paymentServer.provider.webhooks.disturb({ isHeld: true });
  await pay(paymentIntentId);
  const later = new Date(Date.now() + 120_000);
  await Promise.all([reconcile(later), reconcile(later), reconcile(later)]);
  expect(await balance(member)).toBe('1050');
  paymentServer.provider.webhooks.disturb({ isHeld: false, copies: 2 });
  await untilDelivered();
  paymentServer.provider.webhooks.disturb({ copies: 1 });
  expect(await balance(member)).toBe('1050');
});

it('[ST-15] [B15] reconciles the other payments when one fails, and retries that one later', async () => {
  const members = [
    await logIn(paymentServer.server),
    await logIn(paymentServer.server),
    await logIn(paymentServer.server),
  ];
  const begun = [];
  for (const member of members) begun.push(await begin(member));
  await untilDelivered();
  paymentServer.provider.webhooks.disturb({ isHeld: true });
  for (const { paymentIntentId } of begun) await pay(paymentIntentId);
  // The SDK sends each request three times.
  paymentServer.provider.disturb({ failing: { calls: 3, how: 'refused' } });
  const errors: unknown[] = [];
  await reconcile(new Date(Date.now() + 120_000), (error) => errors.push(error));
  paymentServer.provider.disturb({ failing: null });
  const balances = async () => Promise.all(members.map(balance));
  expect([errors.length, (await balances()).filter((each) => each === '1050').length]).toEqual([1, 2]);
  await reconcile(new Date(Date.now() + 3_600_000));
  expect(await balances()).toEqual(['1050', '1050', '1050']);
  paymentServer.provider.webhooks.disturb({ isHeld: false });
  await untilDelivered();
  expect(await balances()).toEqual(['1050', '1050', '1050']);
}, 120_000);
