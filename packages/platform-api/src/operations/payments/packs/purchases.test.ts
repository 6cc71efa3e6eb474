import { eventually } from '@xana/test-kit/eventually';
import { idsOf, readList } from '../../../../test/member-actions.ts';
import { logIn, type Member } from '../../../../test/test-server.ts';
import { orderPack } from '../test-orders.ts';
import { confirmChallenge } from '../test-payment-server.ts';
import { usePurchases } from './test-purchases.ts';

const { paymentServer, begin, pay, balance, history } = usePurchases();

it('[ST-11] pages the payments of a period, each once, the newest first', async () => {
  const member = await logIn(paymentServer.server);
  for (let index = 0; index < 5; index += 1) await orderPack(member, { attemptId: `attempt-${index}` });
  const page = (pageNumber: number) =>
    readList(member, `/stripe/get-transaction-history/30?pageNumber=${pageNumber}&pageSize=2`);
  const pages = [await page(1), await page(2), await page(3), await page(4)];
  expect(pages.map(({ count }) => count)).toEqual([5, 5, 5, 5]);
  expect(pages.map(({ rows }) => rows.length)).toEqual([2, 2, 1, 0]);
  const ids = pages.flatMap(idsOf);
  expect(ids).toEqual([...ids].sort((one, other) => other - one));
});

it('[ST-15] credits the XENY of a pack when the PaymentIntent succeeds, and lists the payment in the history', async () => {
  const member = await logIn(paymentServer.server);
  const { paymentIntentId, clientSecret, status } = await begin(member);
  expect(status).toBe('requires_payment_method');
  expect(clientSecret).toMatch(new RegExp(`^${paymentIntentId}_secret_`));
  expect(await balance(member)).toBe('0');
  await pay(paymentIntentId);
  await eventually(async () => (await balance(member)) === '1050');
  const { count, rows } = await history(member);
  expect(count).toBe(1);
  expect(rows[0]).toMatchObject({ status: 'succeeded', amount: 999, xeny: 1050 });
  expect(JSON.parse(rows[0]?.paymentIntentData ?? '')).toEqual({
    object: 'payment_intent',
    amount: 999,
    currency: 'usd',
    metadata: { productId: 'xeny-1050' },
  });
});

it('[T45] accepts only combinations of product, price and amount that the catalogue has', async () => {
  const member = await logIn(paymentServer.server);
  const catalogue = [
    ['xeny-100', 'price-xeny-100', 99],
    ['xeny-1050', 'price-xeny-1050', 999],
    ['plan-100', 'price-plan-100', 89],
  ] as const;
  const answers: Record<string, number> = {};
  for (const [productId] of catalogue) {
    for (const [, priceId] of catalogue) {
      for (const amount of [0, 1, 89, 98, 99, 999]) {
        const { status, code } = await orderPack(member, { productId, priceId, amount });
        const result = `${status} ${code ?? ''}`.trim();
        answers[result] = (answers[result] ?? 0) + 1;
      }
    }
  }
  // Two of the 54 combinations are packs on sale.
  expect(answers).toEqual({
    200: 2,
    '404 PRICE_NOT_FOUND': answers['404 PRICE_NOT_FOUND'],
    '409 PRICE_CHANGED': answers['409 PRICE_CHANGED'],
  });
  const charged = Object.values(paymentServer.provider.book.pages.intents).map(({ amount }) => amount);
  expect((await history(member)).rows.map(({ amount }) => amount).sort()).toEqual([99, 999]);
  expect(charged).toEqual(expect.arrayContaining([99, 999]));
});

it('[T45] creates the PaymentIntent with the price of the catalogue and rejects any other amount or currency', async () => {
  const member = await logIn(paymentServer.server);
  const cheaper = [0, 1, 998, 1000, -999, 2_147_483_647];
  for (const amount of cheaper) expect((await orderPack(member, { amount })).code).toBe('PRICE_CHANGED');
  for (const amount of ['999', 9.99, null]) expect((await orderPack(member, { amount })).code).toBe('INPUT_INVALID');
  for (const currency of ['jpy', 'EUR', 'xeny']) {
    expect((await orderPack(member, { currency })).code).toBe('INPUT_INVALID');
  }
  const wrong = [
    { priceId: 'price-xeny-100' },
    { productId: 'xeny-6250' },
    { priceId: 'price-plan-100', productId: 'plan-100', amount: 89 },
    { priceId: "' or 1=1 --" },
  ];
  for (const change of wrong) expect((await orderPack(member, change)).code).toMatch(/^PRICE_(NOT_FOUND|CHANGED)$/);
  expect((await history(member)).count).toBe(0);
  const { paymentIntentId } = await begin(member);
  expect((await paymentServer.stripe.paymentIntents.retrieve(paymentIntentId)).amount).toBe(999);
});

it('[T46] creates one payment for an attempt id that is sent 100 times, and rejects another purchase with the same id', async () => {
  const member = await logIn(paymentServer.server);
  const attemptId = 'one-attempt-of-many-tries';
  const begun = await Promise.all(Array.from({ length: 100 }, () => begin(member, { attemptId })));
  expect(new Set(begun.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
  expect((await history(member)).count).toBe(1);
  const other = { attemptId, productId: 'xeny-100', priceId: 'price-xeny-100', amount: 99 };
  expect((await orderPack(member, other)).code).toBe('ATTEMPT_REUSED');
  const stranger = await logIn(paymentServer.server);
  expect((await begin(stranger, { attemptId })).paymentIntentId).not.toBe(begun[0]?.paymentIntentId);
  await pay(begun[0]?.paymentIntentId ?? '');
  await eventually(async () => (await balance(member)) === '1050');
  expect((await begin(member, { attemptId })).status).toBe('succeeded');
  expect(await balance(stranger)).toBe('0');
});

it('[B15] returns 503 while the card provider fails, keeps the attempt, and continues it afterwards', async () => {
  const member = await logIn(paymentServer.server);
  const attemptId = 'while-the-provider-fails';
  paymentServer.provider.disturb({ failing: { calls: 9, how: 'refused' } });
  const failed = await orderPack(member, { attemptId });
  expect([failed.status, failed.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
  // The provider creates it but its response is lost: the next try finds the same payment.
  paymentServer.provider.disturb({ failing: { calls: 9, how: 'lost' } });
  expect((await orderPack(member, { attemptId })).code).toBe('PAYMENTS_UNAVAILABLE');
  paymentServer.provider.disturb({ failing: null });
  const { paymentIntentId } = await begin(member, { attemptId });
  await pay(paymentIntentId);
  await eventually(async () => (await balance(member)) === '1050');
  expect((await history(member)).count).toBe(1);
}, 120_000);

it('lists only the payments of the caller', async () => {
  const mine = await logIn(paymentServer.server);
  await begin(mine);
  const stranger = await logIn(paymentServer.server);
  expect(await history(stranger)).toEqual({ count: 0, rows: [] });
  expect((await paymentServer.server.get('/stripe/get-transaction-history/30')).code).toBe('TOKEN_MISSING');
  for (const days of ['0', '31', '-30', '1e9', 'all']) {
    const answer = await mine.get(`/stripe/get-transaction-history/${days}`);
    expect(answer.code).toBe('INPUT_INVALID');
  }
});

it('marks a payment as failed when the card is declined, and as succeeded when another card pays it', async () => {
  const member = await logIn(paymentServer.server);
  const { paymentIntentId } = await begin(member);
  await expect(pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow('Your card was declined.');
  const mark = (member: Member) => member.get(`/stripe/mark-txn-failure/${paymentIntentId}`);
  expect((await mark(member)).data).toEqual({ status: 'failed' });
  expect((await history(member)).rows[0]?.status).toBe('failed');
  await pay(paymentIntentId);
  await eventually(async () => (await history(member)).rows[0]?.status === 'succeeded');
  // A late report of the browser does not change a payment that succeeded.
  expect((await mark(member)).data).toEqual({ status: 'succeeded' });
  expect((await mark(member)).data).toEqual({ status: 'succeeded' });
  expect(await balance(member)).toBe('1050');
  const stranger = await logIn(paymentServer.server);
  expect((await mark(stranger)).code).toBe('PAYMENT_NOT_FOUND');
});

it('[T51] credits a payment that requires authentication (3-D Secure) only after the challenge', async () => {
  const member = await logIn(paymentServer.server);
  const { paymentIntentId, clientSecret } = await begin(member);
  await pay(paymentIntentId, 'pm_card_authenticationRequired');
  await eventually(async () => (await history(member)).rows[0]?.status === 'requires_action');
  expect(await balance(member)).toBe('0');
  await confirmChallenge(paymentServer, clientSecret);
  await eventually(async () => (await balance(member)) === '1050');
});
