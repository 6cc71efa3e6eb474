import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../../test/member-actions.ts';
import { logIn } from '../../../../test/test-server.ts';
import { findOwnSubscription } from '../../../database/payments/subscriptions.ts';
import { readXenyBalance } from '../../../database/payments/xeny-ledger.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { orderPlan } from '../test-orders.ts';
import { confirmChallenge, usePaymentServer } from '../test-payment-server.ts';
import { cancelUnstarted } from './cancel-unstarted.ts';
import { syncSubscription } from './sync-subscription.ts';

const paymentServer = usePaymentServer();

/** Starts a plan whose first payment waits for the bank. */
async function startPlan() {
  const { server } = paymentServer;
  const member = await logIn(server);
  const { data } = await orderPlan(member, { paymentMethod: 'pm_card_authenticationRequired' });
  const { subscriptionId, clientSecret } = data as { subscriptionId: string; clientSecret: string };
  const open = await findOwnSubscription(server.database, member.userId, { subscriptionId });
  if (!open) throw new Error('The plan has no row.');
  return { member, subscriptionId, open, confirm: () => confirmChallenge(paymentServer, clientSecret) };
}

/** Confirms the first payment when `moment` of unsubscribing comes. */
async function confirmWhile(moment: 'findPlan' | 'cancelPlan') {
  const { server } = paymentServer;
  const { member, open, confirm } = await startPlan();
  const cards = requireCardProvider(server.platform);
  const row = await cancelUnstarted(
    server.database,
    {
      ...cards,
      async findPlan(plan) {
        if (moment === 'findPlan') await confirm();
        return cards.findPlan(plan);
      },
      async cancelPlan(plan) {
        if (moment === 'cancelPlan') await confirm();
        await cards.cancelPlan(plan);
      },
    },
    open,
  );
  await eventually(async () => (await readXenyBalance(server.database, member.userId)) === '100');
  const { rows } = await readList<object>(member, '/stripe/get-subscription-history/30');
  return { row, shown: rows };
}

it('[ST-13] keeps a plan running when an answer arrives that is older than its first payment', async () => {
  const { server } = paymentServer;
  const { member, subscriptionId, confirm } = await startPlan();
  const cards = requireCardProvider(server.platform);
  const older = await cards.findPlan(subscriptionId);
  await confirm();
  await eventually(async () => (await readXenyBalance(server.database, member.userId)) === '100');
  if (!older) throw new Error('The provider has no plan.');
  await syncSubscription(server.database, cards, older);
  expect(older.status).toBe('incomplete');
  expect(await findOwnSubscription(server.database, member.userId, { subscriptionId })).toMatchObject({
    status: 'active',
  });
});

describe('cancelUnstarted', () => {
  it('[ST-13] keeps a plan running whose first payment arrived before the question', async () => {
    const { row, shown } = await confirmWhile('findPlan');
    expect(row).toMatchObject({ status: 'active' });
    expect(shown).toMatchObject([{ status: 'active', payments: [{}] }]);
  });

  it('[ST-13] credits and shows a first payment that arrives while the provider cancels the plan', async () => {
    const { row, shown } = await confirmWhile('cancelPlan');
    expect(row).toMatchObject({ status: 'canceled' });
    expect(shown).toMatchObject([{ status: 'canceled', payments: [{}] }]);
  });
});
