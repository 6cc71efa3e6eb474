import { readXenyBalance } from '../../../database/xeny-ledger.ts';
import { reconcilePayments } from '../../../jobs/reconcile-payments.ts';
import { logIn } from '../../../test-server.ts';
import { type PaymentServer, startPaymentServer, until } from '../test-payment-server.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';

let paymentServer: PaymentServer;
beforeAll(async () => {
  paymentServer = await startPaymentServer();
}, 120_000);
afterAll(() => paymentServer.close());

type Member = Awaited<ReturnType<typeof logIn>>;

const PACK = { productId: 'xeny-1050', priceId: 'price-xeny-1050', amount: 999 };
const BUYER = { currency: 'usd', email: 'mia@x.test', country: 'JP', description: '1,050 XENY' };

const initiate = (member: Member, change: object = {}) =>
  paymentServer.server.ask('POST', '/stripe/initiate-transaction', {
    token: member.token,
    body: { ...BUYER, ...PACK, ...change },
  });
const begin = async (member: Member, change: object = {}) =>
  (await initiate(member, change)).data as unknown as { clientSecret: string; paymentIntentId: string; status: string };
const balance = (member: Member) => readXenyBalance(paymentServer.server.database, member.userId);
const history = async (member: Member) =>
  (await paymentServer.server.ask('GET', '/stripe/get-transaction-history/30', { token: member.token }))
    .data as unknown as {
    count: number;
    rows: { status: string; amount: number; paymentIntentData: string; xeny: number; refunded: number }[];
  };
const pay = (intentId: string, card = 'pm_card_visa') =>
  paymentServer.stripe.paymentIntents.confirm(intentId, { payment_method: card });

describe('buying a pack', () => {
  it('[ST-15] credits its XENY when the provider says that it is paid, and shows in the history', async () => {
    const member = await logIn(paymentServer.server);
    const { paymentIntentId, clientSecret, status } = await begin(member);
    expect(status).toBe('requires_payment_method');
    expect(clientSecret).toMatch(new RegExp(`^${paymentIntentId}_secret_`));
    expect(await balance(member)).toBe('0');
    await pay(paymentIntentId);
    await until(async () => (await balance(member)) === '1050');
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

  it('[T45] charges what the catalogue says, whatever is put together', async () => {
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
          const { status, code } = await initiate(member, { productId, priceId, amount });
          const said = `${status} ${code ?? ''}`.trim();
          answers[said] = (answers[said] ?? 0) + 1;
        }
      }
    }
    // Of fifty-four combinations two are packs that are sold.
    expect(answers).toEqual({
      200: 2,
      '404 PRICE_NOT_FOUND': answers['404 PRICE_NOT_FOUND'],
      '409 PRICE_CHANGED': answers['409 PRICE_CHANGED'],
    });
    const charged = Object.values(paymentServer.provider.book.pages.intents).map(({ amount }) => amount);
    expect((await history(member)).rows.map(({ amount }) => amount).sort()).toEqual([99, 999]);
    expect(charged).toEqual(expect.arrayContaining([99, 999]));
  });

  it('[T45] asks the provider for the price that is sold, whatever the buyer says', async () => {
    const member = await logIn(paymentServer.server);
    const cheaper = [0, 1, 998, 1000, -999, 2_147_483_647];
    for (const amount of cheaper) expect((await initiate(member, { amount })).code).toBe('PRICE_CHANGED');
    for (const amount of ['999', 9.99, null]) expect((await initiate(member, { amount })).code).toBe('INPUT_INVALID');
    for (const currency of ['jpy', 'EUR', 'xeny']) {
      expect((await initiate(member, { currency })).code).toBe('INPUT_INVALID');
    }
    const wrong = [
      { priceId: 'price-xeny-100' },
      { productId: 'xeny-6250' },
      { priceId: 'price-plan-100', productId: 'plan-100', amount: 89 },
      { priceId: "' or 1=1 --" },
    ];
    for (const change of wrong) expect((await initiate(member, change)).code).toMatch(/^PRICE_(NOT_FOUND|CHANGED)$/);
    expect((await history(member)).count).toBe(0);
    const { paymentIntentId } = await begin(member);
    expect((await paymentServer.stripe.paymentIntents.retrieve(paymentIntentId)).amount).toBe(999);
  });

  it('[T46] makes one payment of one attempt, however often it is begun, and refuses another purchase under its name', async () => {
    const member = await logIn(paymentServer.server);
    const attemptId = 'one-attempt-of-many-tries';
    const begun = await Promise.all(Array.from({ length: 100 }, () => begin(member, { attemptId })));
    expect(new Set(begun.map(({ paymentIntentId }) => paymentIntentId)).size).toBe(1);
    expect((await history(member)).count).toBe(1);
    const other = { attemptId, productId: 'xeny-100', priceId: 'price-xeny-100', amount: 99 };
    expect((await initiate(member, other)).code).toBe('ATTEMPT_REUSED');
    const stranger = await logIn(paymentServer.server);
    expect((await begin(stranger, { attemptId })).paymentIntentId).not.toBe(begun[0]?.paymentIntentId);
    await pay(begun[0]?.paymentIntentId ?? '');
    await until(async () => (await balance(member)) === '1050');
    expect((await begin(member, { attemptId })).status).toBe('succeeded');
    expect(await balance(stranger)).toBe('0');
  });

  it('a refused card is written down, and the next card of the same purchase pays it', async () => {
    const member = await logIn(paymentServer.server);
    const { paymentIntentId } = await begin(member);
    await expect(pay(paymentIntentId, 'pm_card_chargeDeclined')).rejects.toThrow('Your card was declined.');
    const mark = (token: string) =>
      paymentServer.server.ask('GET', `/stripe/mark-txn-failure/${paymentIntentId}`, { token });
    expect((await mark(member.token)).data).toEqual({ status: 'failed' });
    expect((await history(member)).rows[0]?.status).toBe('failed');
    await pay(paymentIntentId);
    await until(async () => (await history(member)).rows[0]?.status === 'succeeded');
    // What a browser tells later takes nothing back.
    expect((await mark(member.token)).data).toEqual({ status: 'succeeded' });
    expect((await mark(member.token)).data).toEqual({ status: 'succeeded' });
    expect(await balance(member)).toBe('1050');
    const stranger = await logIn(paymentServer.server);
    expect((await mark(stranger.token)).code).toBe('PAYMENT_NOT_FOUND');
  });

  it('[T51] waits for a card that asks its owner', async () => {
    const member = await logIn(paymentServer.server);
    const { paymentIntentId, clientSecret } = await begin(member);
    await pay(paymentIntentId, 'pm_card_authenticationRequired');
    await until(async () => (await history(member)).rows[0]?.status === 'requires_action');
    expect(await balance(member)).toBe('0');
    await fetch(`${paymentServer.provider.origin}/v1/payment_intents/${paymentIntentId}/challenge`, {
      method: 'POST',
      body: new URLSearchParams({
        client_secret: clientSecret,
        outcome: 'confirmed',
        key: 'pk_test_sandbox_of_this_machine',
      }),
    });
    await until(async () => (await balance(member)) === '1050');
  });

  it('shows nobody else’s payments', async () => {
    const mine = await logIn(paymentServer.server);
    await begin(mine);
    const stranger = await logIn(paymentServer.server);
    expect(await history(stranger)).toEqual({ count: 0, rows: [] });
    expect((await paymentServer.server.ask('GET', '/stripe/get-transaction-history/30')).code).toBe('TOKEN_MISSING');
    for (const days of ['0', '31', '-30', '1e9', 'all']) {
      const answer = await paymentServer.server.ask('GET', `/stripe/get-transaction-history/${days}`, {
        token: mine.token,
      });
      expect(answer.code).toBe('INPUT_INVALID');
    }
  });
});

test('[ST-15] what is paid stays paid, whatever an old answer says', async () => {
  const member = await logIn(paymentServer.server);
  const { paymentIntentId, clientSecret } = await begin(member);
  await pay(paymentIntentId);
  await until(async () => (await balance(member)) === '1050');
  const old = { id: paymentIntentId, clientSecret, received: 0, row: null };
  for (const status of ['requires_payment_method', 'processing', 'failed', 'canceled'] as const) {
    expect(await syncPaymentIntent(paymentServer.server.database, { ...old, status })).toBe('succeeded');
  }
  expect((await history(member)).rows[0]?.status).toBe('succeeded');
});

describe('money that goes back', () => {
  const buy = async () => {
    const member = await logIn(paymentServer.server);
    const { paymentIntentId } = await begin(member);
    await pay(paymentIntentId);
    await until(async () => (await balance(member)) === '1050');
    return { member, paymentIntentId };
  };

  it('[T51] takes the XENY with it, in proportion, and never below nothing', async () => {
    const { member, paymentIntentId } = await buy();
    await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 333 });
    await until(async () => (await balance(member)) === '700');
    await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId });
    await until(async () => (await balance(member)) === '0');
    expect((await history(member)).rows[0]).toMatchObject({ status: 'succeeded', refunded: 999 });
    const spent = await buy();
    await paymentServer.server.database
      .insertInto('xeny_movements')
      .values({ key: 'spent', from_user: spent.member.userId, to_user: null, amount: 1000 })
      .execute();
    await paymentServer.stripe.refunds.create({ payment_intent: spent.paymentIntentId });
    await until(async () => (await balance(spent.member)) === '0');
  });

  it('[T51] comes again when a dispute is won', async () => {
    const { member, paymentIntentId } = await buy();
    const dispute = await fetch(
      `${paymentServer.provider.origin}/v1/test_helpers/payment_intents/${paymentIntentId}/dispute`,
      {
        method: 'POST',
        headers: { authorization: 'Bearer sk_test_sandbox_of_this_machine' },
      },
    ).then(async (answer) => (await answer.json()) as { id: string });
    await until(async () => (await balance(member)) === '0');
    await fetch(`${paymentServer.provider.origin}/v1/test_helpers/disputes/${dispute.id}/close`, {
      method: 'POST',
      headers: { authorization: 'Bearer sk_test_sandbox_of_this_machine' },
      body: new URLSearchParams({ outcome: 'won' }),
    });
    await until(async () => (await balance(member)) === '1050');
  });
});

describe('[ST-15] when the provider cannot be heard', () => {
  const askAfter = (now: Date, onError: (error: unknown) => void = fail) => {
    const { database, platform } = paymentServer.server;
    return reconcilePayments(database, platform.cards as NonNullable<typeof platform.cards>, onError, now);
  };
  const fail = (error: unknown) => {
    throw error;
  };

  it('[T49] [B18] a payment whose webhook never comes is asked after, by several at once, and credited once', async () => {
    const member = await logIn(paymentServer.server);
    const { paymentIntentId } = await begin(member);
    // Its beginning is told as well, and whoever writes that down has the row: it would be skipped until the next round.
    await until(async () => Object.keys(paymentServer.provider.book.pages.undelivered).length === 0);
    paymentServer.provider.webhooks.disturb({ isHeld: true });
    await pay(paymentIntentId);
    const later = new Date(Date.now() + 120_000);
    await Promise.all([askAfter(later), askAfter(later), askAfter(later)]);
    expect(await balance(member)).toBe('1050');
    paymentServer.provider.webhooks.disturb({ isHeld: false, copies: 2 });
    await until(async () => Object.keys(paymentServer.provider.book.pages.undelivered).length === 0);
    paymentServer.provider.webhooks.disturb({ copies: 1 });
    expect(await balance(member)).toBe('1050');
  });

  it('[B15] of many that are asked after, one that fails keeps no other waiting, and comes again', async () => {
    const members = [
      await logIn(paymentServer.server),
      await logIn(paymentServer.server),
      await logIn(paymentServer.server),
    ];
    const begun = [];
    for (const member of members) begun.push(await begin(member));
    await until(async () => Object.keys(paymentServer.provider.book.pages.undelivered).length === 0);
    paymentServer.provider.webhooks.disturb({ isHeld: true });
    for (const { paymentIntentId } of begun) await pay(paymentIntentId);
    // The SDK tries each call three times.
    paymentServer.provider.disturb({ failing: { calls: 3, how: 'refused' } });
    const said: unknown[] = [];
    await askAfter(new Date(Date.now() + 120_000), (error) => said.push(error));
    paymentServer.provider.disturb({ failing: null });
    const balances = async () => Promise.all(members.map(balance));
    expect([said.length, (await balances()).filter((each) => each === '1050').length]).toEqual([1, 2]);
    await askAfter(new Date(Date.now() + 3_600_000));
    expect(await balances()).toEqual(['1050', '1050', '1050']);
    paymentServer.provider.webhooks.disturb({ isHeld: false });
    await until(async () => Object.keys(paymentServer.provider.book.pages.undelivered).length === 0);
    expect(await balances()).toEqual(['1050', '1050', '1050']);
  }, 120_000);

  it('[B15] says so while it fails, keeps the attempt, and goes on when it answers again', async () => {
    const member = await logIn(paymentServer.server);
    const attemptId = 'while-the-provider-fails';
    paymentServer.provider.disturb({ failing: { calls: 9, how: 'refused' } });
    const failed = await initiate(member, { attemptId });
    expect([failed.status, failed.code]).toEqual([503, 'PAYMENTS_UNAVAILABLE']);
    // Done, but the answer is lost: the next try finds the same payment.
    paymentServer.provider.disturb({ failing: { calls: 9, how: 'lost' } });
    expect((await initiate(member, { attemptId })).code).toBe('PAYMENTS_UNAVAILABLE');
    paymentServer.provider.disturb({ failing: null });
    const { paymentIntentId } = await begin(member, { attemptId });
    await pay(paymentIntentId);
    await until(async () => (await balance(member)) === '1050');
    expect((await history(member)).count).toBe(1);
  }, 120_000);
});

test('[ST-02] the most popular product is the one that sold most', async () => {
  const popular = async () =>
    (
      (await paymentServer.server.ask('GET', '/stripe/get-most-popular-product')).data as unknown as {
        popularProdId: string;
      }
    ).popularProdId;
  expect(await popular()).toBe('xeny-1050');
  const sold = await paymentServer.server.database
    .selectFrom('payments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'succeeded')
    .executeTakeFirstOrThrow();
  const { userId } = await logIn(paymentServer.server);
  const rows = Array.from({ length: Number(sold.count) + 1 }, (_, index) => ({
    user_id: userId,
    attempt: `sold-${index}`,
    product_id: 'xeny-2200',
    unit_amount: 1999,
    xeny: 2200,
    email: 'mia@x.test',
    status: 'succeeded' as const,
  }));
  await paymentServer.server.database.insertInto('payments').values(rows).execute();
  expect(await popular()).toBe('xeny-2200');
});

test('[ST-15] all accounts together are 0, always', async () => {
  const { rows } = await paymentServer.server.database
    .selectFrom('xeny_entries')
    .select(({ fn }) => fn.sum<string>('amount').as('sum'))
    .execute()
    .then((found) => ({ rows: found }));
  expect(Number(rows[0]?.sum)).toBe(0);
});
