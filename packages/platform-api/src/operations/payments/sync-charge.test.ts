import { eventually } from '@xana/test-kit/eventually';
import { scrape, sumOf } from '../../../test/test-scrape.ts';
import { usePurchases } from './packs/test-purchases.ts';

const { paymentServer, balance, history, buy } = usePurchases();

it('[T51] takes XENY back in proportion to a refund, and never below a balance of 0', async () => {
  const { member, paymentIntentId } = await buy();
  await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 333 });
  await eventually(async () => (await balance(member)) === '700');
  await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId });
  await eventually(async () => (await balance(member)) === '0');
  expect((await history(member)).rows[0]).toMatchObject({
    status: 'succeeded',
    refunded: 999,
    cardLast4: '4242',
    reversals: [
      { kind: 'refund', amount: -666, xeny: -700 },
      { kind: 'refund', amount: -333, xeny: -350 },
    ],
  });
  const spent = await buy();
  await paymentServer.server.database
    .insertInto('xeny_movements')
    .values({ key: 'spent', from_user: spent.member.userId, to_user: null, amount: 1000 })
    .execute();
  await paymentServer.stripe.refunds.create({ payment_intent: spent.paymentIntentId });
  await eventually(async () => (await balance(spent.member)) === '0');
  // 1,000 of its 1,050 XENY were spent, so only 50 came back with the money.
  expect((await history(spent.member)).rows[0]?.reversals).toMatchObject([{ amount: -999, xeny: -50 }]);
});

it('[T51] takes XENY back for a dispute and returns them when the dispute is won', async () => {
  const { member, paymentIntentId } = await buy();
  const dispute = await fetch(
    `${paymentServer.provider.origin}/v1/test_helpers/payment_intents/${paymentIntentId}/dispute`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox_of_this_machine' },
    },
  ).then(async (answer) => (await answer.json()) as { id: string });
  await eventually(async () => (await balance(member)) === '0');
  await fetch(`${paymentServer.provider.origin}/v1/test_helpers/disputes/${dispute.id}/close`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox_of_this_machine' },
    body: new URLSearchParams({ outcome: 'won' }),
  });
  await eventually(async () => (await balance(member)) === '1050');
  expect((await history(member)).rows[0]?.reversals).toMatchObject([
    { kind: 'dispute_won', amount: 999, xeny: 1050 },
    { kind: 'dispute', amount: -999, xeny: -1050 },
  ]);
});

it('[ST-15] keeps the sum of all accounts at 0', async () => {
  const { rows } = await paymentServer.server.database
    .selectFrom('xeny_entries')
    .select(({ fn }) => fn.sum<string>('amount').as('sum'))
    .execute()
    .then((found) => ({ rows: found }));
  expect(Number(rows[0]?.sum)).toBe(0);
});

it('counts webhooks, and credited and taken back XENY as whole numbers', async () => {
  const { server } = paymentServer;
  const before = await scrape(server);
  const read = async (name: string, labels: Record<string, string> = {}) =>
    sumOf(await scrape(server), name, labels) - sumOf(before, name, labels);
  const { member, paymentIntentId } = await buy();
  await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 333 });
  await eventually(async () => (await balance(member)) === '700');
  // The counter grows after the transaction.
  await eventually(async () => expect(await read('xana_xeny_taken_back_total')).toBe(350));
  expect(await read('xana_xeny_credited_total', { source: 'pack' })).toBe(1_050);
  expect(await read('xana_xeny_credits_total', { source: 'pack' })).toBe(1);
  expect(await read('xana_xeny_credits_total', { source: 'plan' })).toBe(0);
  await eventually(async () =>
    expect(await read('xana_card_events_total', { outcome: 'handled' })).toBeGreaterThanOrEqual(3),
  );
  const amounts = (await scrape(server)).filter(({ name }) => name.startsWith('xana_xeny_'));
  expect(amounts.length).toBe(5);
  expect(amounts.filter(({ value }) => !Number.isSafeInteger(value))).toEqual([]);
  const forged = { method: 'POST', url: '/stripe/webhook', payload: {}, headers: { 'stripe-signature': 't=1,v1=0' } };
  await server.server.hosts.api.inject(forged as { method: 'POST' });
  expect(await read('xana_card_events_total', { outcome: 'rejected' })).toBe(1);
});
