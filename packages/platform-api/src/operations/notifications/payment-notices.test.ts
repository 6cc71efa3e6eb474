import type { Notification } from '@xana/contracts/http/notifications/notification';
import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../test/member-actions.ts';
import { logIn, type Member } from '../../../test/test-server.ts';
import { syncPaymentIntent } from '../payments/packs/sync-payment-intent.ts';
import { usePurchases } from '../payments/packs/test-purchases.ts';
import { orderPlan } from '../payments/test-orders.ts';

const { paymentServer, buy } = usePurchases();

const DAY = 86_400;
const paymentsOf = async (member: Member) => {
  const { rows } = await readList<Notification>(member, '/notifications/get-notifications/1/20');
  return rows.map(({ payment }) => payment);
};
/** Sets the provider's clock to the day after the end of the paid month. */
function advancePastPeriod(subscriptionId: string): void {
  const { book, advance } = paymentServer.provider;
  const end = book.pages.subscriptions[subscriptionId]?.items.data[0]?.current_period_end ?? 0;
  advance(end - book.now() + DAY);
}

it('[NT-01] notifies a member once of a payment, however often its event arrives', async () => {
  const { member, paymentIntentId } = await buy();
  const { database, platform } = paymentServer.server;
  const intent = await platform.cards?.findIntent(paymentIntentId);
  if (!intent) throw new Error('The payment has no intent.');
  await Promise.all([syncPaymentIntent(database, intent), syncPaymentIntent(database, intent)]);
  expect(await paymentsOf(member)).toEqual([{ outcome: 'credited', xeny: 1050 }]);
});

it('[NT-01] notifies a member of the first month of a plan and of each renewal', async () => {
  const member = await logIn(paymentServer.server);
  await orderPlan(member);
  await eventually(async () => (await paymentsOf(member)).length === 1);
  const { subscription_id } = await paymentServer.server.database
    .selectFrom('subscriptions')
    .select('subscription_id')
    .where('user_id', '=', member.userId)
    .executeTakeFirstOrThrow();
  advancePastPeriod(String(subscription_id));
  await eventually(async () => (await paymentsOf(member)).length === 2);
  expect(await paymentsOf(member)).toEqual([
    { outcome: 'renewed', xeny: 100 },
    { outcome: 'subscribed', xeny: 100 },
  ]);
});
