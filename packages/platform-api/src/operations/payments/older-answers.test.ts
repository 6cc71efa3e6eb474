import { eventually } from '@xana/test-kit/eventually';
import { logIn } from '../../../test/test-server.ts';
import { nextCardRead } from '../../database/payments/card-reads.ts';
import { findOwnSubscription } from '../../database/payments/subscriptions.ts';
import { syncPaymentIntent } from './packs/sync-payment-intent.ts';
import { usePurchases } from './packs/test-purchases.ts';
import { requireCardProvider } from './require-card-provider.ts';
import { syncSubscription } from './subscriptions/sync-subscription.ts';
import { syncCharge } from './sync-charge.ts';
import { orderPlan } from './test-orders.ts';

/** Each answer of the card provider is fetched before a change and stored after it, as when two webhooks are handled at once. */
const { paymentServer, balance, begin, buy, history, pay } = usePurchases();
const cards = () => requireCardProvider(paymentServer.server.platform);

it('[SG-05] [ST-13] keeps a plan cancelled when an answer arrives that is older than its cancellation', async () => {
  const { server } = paymentServer;
  const member = await logIn(server);
  const { data } = await orderPlan(member);
  const { subscriptionId } = data as { subscriptionId: string };
  const stored = () => findOwnSubscription(server.database, member.userId, { subscriptionId });
  await eventually(async () => (await stored())?.status === 'active');
  const older = await cards().findPlan(subscriptionId);
  if (!older) throw new Error('The provider has no plan.');
  const body = { subscriptionId };
  expect((await member.post('/stripe/cancel-subscription', body)).status).toBe(200);
  await syncSubscription(server.database, cards(), older);
  expect(await stored()).toMatchObject({ status: 'active', cancels_at_period_end: true });
  expect((await member.post('/stripe/resume-subscription', body)).status).toBe(200);
  expect(await stored()).toMatchObject({ cancels_at_period_end: false });
});

it('[ST-15] keeps the status of a payment when an older one arrives', async () => {
  const { server } = paymentServer;
  const member = await logIn(server);
  const { paymentIntentId } = await begin(member);
  const older = await cards().findIntent(paymentIntentId);
  if (!older) throw new Error('The provider has no payment.');
  await pay(paymentIntentId, 'pm_card_chargeDeclined').catch(() => undefined);
  await eventually(async () => (await history(member)).rows[0]?.status === 'failed');
  expect(await syncPaymentIntent(server.database, older)).toBe('failed');
  expect((await history(member)).rows[0]?.status).toBe('failed');
});

it('[T51] leaves returned XENY with the member when an answer arrives from before the dispute was won', async () => {
  const { server } = paymentServer;
  const { member, paymentIntentId } = await buy();
  const chargeId = String((await paymentServer.stripe.paymentIntents.retrieve(paymentIntentId)).latest_charge);
  const [lost, won] = [await nextCardRead(server.database), await nextCardRead(server.database)];
  const dispute = { id: `dp_${chargeId}`, isMoneyGone: true, readNumber: lost };
  await syncCharge(server.database, cards(), chargeId, dispute);
  expect(await balance(member)).toBe('0');
  await syncCharge(server.database, cards(), chargeId, { ...dispute, isMoneyGone: false, readNumber: won });
  expect(await balance(member)).toBe('1050');
  await syncCharge(server.database, cards(), chargeId, dispute);
  expect(await balance(member)).toBe('1050');
});
