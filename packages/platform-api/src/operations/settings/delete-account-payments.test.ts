import { eventually } from '@xana/test-kit/eventually';
import { logIn, type Member } from '../../../test/test-server.ts';
import { updateUser } from '../../database/users/users.ts';
import { purgeDeletedAccounts } from '../../jobs/purge-deleted-accounts.ts';
import { saveCard } from '../payments/saved-cards/test-saved-card.ts';
import { orderPlan } from '../payments/test-orders.ts';
import { usePaymentServer } from '../payments/test-payment-server.ts';

const payments = usePaymentServer();

const planOf = ({ userId }: Member) =>
  payments.server.database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

async function subscribe(member: Member): Promise<void> {
  const { cardId } = await saveCard(payments, member);
  expect((await orderPlan(member, { paymentMethod: cardId })).status).toBe(200);
  await eventually(async () => expect((await planOf(member)).status).toBe('active'));
}
const attachedCards = () =>
  Object.values(payments.provider.book.pages.paymentMethods).filter(({ customer }) => customer !== null).length;

it('[SG-05] [SG-07] lets a plan end with its period, forgets the cards, and keeps the plan without an email', async () => {
  const member = await logIn(payments.server);
  await subscribe(member);
  expect((await planOf(member)).cancels_at_period_end).toBe(false);
  expect((await member.post('/settings/delete-account')).status).toBe(200);
  expect((await planOf(member)).cancels_at_period_end).toBe(true);
  const { database } = payments.server;
  await updateUser(database, member.userId, { deletion_at: new Date(Date.now() - 1_000) });
  expect(attachedCards()).toBe(1);
  await purgeDeletedAccounts(payments.server.platform);
  expect(attachedCards()).toBe(0);
  expect(await planOf(member)).toMatchObject({ email: '', unit_amount: expect.any(Number) });
  const customers = await database
    .selectFrom('card_customers')
    .selectAll()
    .where('user_id', '=', member.userId)
    .execute();
  expect(customers).toEqual([]);
});

it('[SG-05] changes nothing while the card provider does not answer', async () => {
  const member = await logIn(payments.server);
  await subscribe(member);
  await payments.provider.close();
  expect((await member.post('/settings/delete-account')).code).toBe('PAYMENTS_UNAVAILABLE');
  expect((await member.get('/users/single-user')).status).toBe(200);
}, 60_000);
