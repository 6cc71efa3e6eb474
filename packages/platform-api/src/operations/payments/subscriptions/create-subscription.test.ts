import { eventually } from '@xana/test-kit/eventually';
import { readList } from '../../../../test/member-actions.ts';
import { logIn, type Member } from '../../../../test/test-server.ts';
import { readXenyBalance } from '../../../database/payments/xeny-ledger.ts';
import { orderPlan } from '../test-orders.ts';
import { confirmChallenge, usePaymentServer } from '../test-payment-server.ts';
import { creditPaidPeriods } from './credit-paid-periods.ts';

const paymentServer = usePaymentServer();

const DAY = 86_400;
interface Row {
  id: number;
  status: string;
  subscriptionId: string;
  currentPeriodEnd: string | null;
  cancelAtPeriodEnd: boolean;
  amount: number;
  data: string;
  payments: object[];
}

const balance = (member: Member) => readXenyBalance(paymentServer.server.database, member.userId);
const history = (member: Member) => readList<Row>(member, '/stripe/get-subscription-history/30');
const change = (member: Member, verb: 'cancel' | 'resume', subscriptionId: string) =>
  member.post(`/stripe/${verb}-subscription`, { subscriptionId });
/** Sets the provider's clock to one day after the end of the paid month, which has 28 to 31 days. */
function advancePastPeriod(subscriptionId: string): void {
  const { book, advance } = paymentServer.provider;
  const end = book.pages.subscriptions[subscriptionId]?.items.data[0]?.current_period_end ?? 0;
  advance(end - book.now() + DAY);
}
const inDays = (days: number) => new Date(Date.now() + days * DAY * 1_000);

describe('a subscription', () => {
  it('[ST-15] charges the first month at once, renews each month, and credits each paid month once', async () => {
    const member = await logIn(paymentServer.server);
    const { status, data } = await orderPlan(member);
    expect(status).toBe(200);
    expect(data).toMatchObject({ status: 'active', clientSecret: expect.stringMatching(/^pi_.*_secret_/) });
    expect(await balance(member)).toBe('100');
    const { count, rows } = await history(member);
    expect([count, rows[0]?.status, rows[0]?.amount]).toEqual([1, 'active', 89]);
    expect(JSON.parse(rows[0]?.data ?? '')).toMatchObject({
      object: 'subscription',
      plan: { amount: 89, product: 'plan-100' },
    });
    const end = rows[0]?.currentPeriodEnd;
    advancePastPeriod(rows[0]?.subscriptionId ?? '');
    await eventually(async () => (await history(member)).rows[0]?.currentPeriodEnd !== end);
    await eventually(async () => (await balance(member)) === '200');
    await creditPaidPeriods(paymentServer.server.database, inDays(70));
    expect(await balance(member)).toBe('200');
  });

  it('credits a daily plan once per day when the job runs late, twice, or in several instances', async () => {
    const member = await logIn(paymentServer.server);
    await orderPlan(member, { priceId: 'price-plan-daily' });
    expect(await balance(member)).toBe('20');
    const [{ starts_at, ends_at } = { starts_at: new Date(), ends_at: new Date() }] =
      await paymentServer.server.database
        .selectFrom('paid_periods')
        .innerJoin('subscriptions', 'subscriptions.id', 'paid_periods.subscription')
        .select(['starts_at', 'ends_at'])
        .where('user_id', '=', member.userId)
        .execute();
    const days = (ends_at.getTime() - starts_at.getTime()) / (DAY * 1_000);
    const at = (day: number) => new Date(starts_at.getTime() + day * DAY * 1_000);
    await creditPaidPeriods(paymentServer.server.database, new Date(at(1).getTime() - 1));
    expect(await balance(member)).toBe('20');
    await Promise.all([1, 1, 1].map((day) => creditPaidPeriods(paymentServer.server.database, at(day))));
    expect(await balance(member)).toBe('40');
    await creditPaidPeriods(paymentServer.server.database, at(9.5));
    expect(await balance(member)).toBe('200');
    // The idempotency keys of the ledger hold even when the count of credited days is lost.
    await paymentServer.server.database.updateTable('paid_periods').set({ days_credited: 0 }).execute();
    await creditPaidPeriods(paymentServer.server.database, at(9.5));
    expect(await balance(member)).toBe('200');
    // A clock that is set back changes nothing.
    await creditPaidPeriods(paymentServer.server.database, at(3));
    expect(await balance(member)).toBe('200');
    await creditPaidPeriods(paymentServer.server.database, at(days + 5));
    expect(await balance(member)).toBe(String(days * 20));
  });

  it('cancels with the end of the period, and can be resumed until then', async () => {
    const member = await logIn(paymentServer.server);
    const { subscriptionId } = (await orderPlan(member)).data as Row;
    const cancelled = await change(member, 'cancel', subscriptionId);
    expect(cancelled.data).toMatchObject({ status: 'active', cancelAtPeriodEnd: true });
    expect((await change(member, 'cancel', subscriptionId)).status).toBe(200);
    expect((await change(member, 'resume', subscriptionId)).data).toMatchObject({ cancelAtPeriodEnd: false });
    expect((await history(member)).rows[0]?.cancelAtPeriodEnd).toBe(false);
    await change(member, 'cancel', subscriptionId);
    advancePastPeriod(subscriptionId);
    await eventually(async () => (await history(member)).rows[0]?.status === 'canceled');
    expect((await change(member, 'resume', subscriptionId)).code).toBe('SUBSCRIPTION_ENDED');
    expect((await orderPlan(member)).status).toBe(200);
  });

  it('[ST-13] unsubscribes a row that has not started: nothing is charged, also not by its first payment', async () => {
    const member = await logIn(paymentServer.server);
    const open = (await orderPlan(member, { paymentMethod: 'pm_card_authenticationRequired' })).data as Row;
    expect((await history(member)).rows[0]?.status).toBe('requires_payment_method');
    const closed = await change(member, 'cancel', open.subscriptionId);
    expect(closed.data).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false, currentPeriodEnd: null });
    expect(paymentServer.provider.book.pages.subscriptions[open.subscriptionId]?.status).toBe('canceled');
    expect((await change(member, 'cancel', open.subscriptionId)).code).toBe('SUBSCRIPTION_ENDED');
    expect((await change(member, 'resume', open.subscriptionId)).code).toBe('SUBSCRIPTION_ENDED');
    expect(await balance(member)).toBe('0');
  });

  it('[ST-13] unsubscribes a row that failed by its id, and never charges its attempt again', async () => {
    const member = await logIn(paymentServer.server);
    const attempt = { attemptId: 'declined-attempt', paymentMethod: 'pm_card_chargeDeclined' };
    expect((await orderPlan(member, attempt)).code).toBe('CARD_DECLINED');
    const [row] = (await history(member)).rows;
    expect(row).toMatchObject({ status: 'failed', subscriptionId: null });
    const stranger = await logIn(paymentServer.server);
    const cancelRow = (who: Member) => who.post('/stripe/cancel-subscription', { id: row?.id });
    expect((await cancelRow(stranger)).code).toBe('SUBSCRIPTION_NOT_FOUND');
    expect((await cancelRow(member)).data).toMatchObject({ status: 'canceled' });
    expect((await orderPlan(member, attempt)).code).toBe('ATTEMPT_REUSED');
    expect((await orderPlan(member, { ...attempt, paymentMethod: 'pm_card_visa' })).code).toBe('ATTEMPT_REUSED');
    expect((await orderPlan(member, { attemptId: 'another-attempt' })).status).toBe(200);
    const none = await member.post('/stripe/cancel-subscription', {});
    expect(none.code).toBe('INPUT_INVALID');
  });

  it('rejects other members with SUBSCRIPTION_NOT_FOUND (IDOR)', async () => {
    const member = await logIn(paymentServer.server);
    const { subscriptionId } = (await orderPlan(member)).data as Row;
    const stranger = await logIn(paymentServer.server);
    for (const verb of ['cancel', 'resume'] as const) {
      expect((await change(stranger, verb, subscriptionId)).code).toBe('SUBSCRIPTION_NOT_FOUND');
    }
    expect(await history(stranger)).toEqual({ count: 0, rows: [] });
    expect((await history(member)).rows[0]?.cancelAtPeriodEnd).toBe(false);
  });

  it('[T46] creates one subscription when several tabs start it at once', async () => {
    const member = await logIn(paymentServer.server);
    const attempts = Array.from({ length: 8 }, (_, index) => ({ attemptId: `in-tab-number-${index % 2}` }));
    const codes = (await Promise.all(attempts.map((attempt) => orderPlan(member, attempt)))).map(
      ({ status, code }) => code ?? status,
    );
    expect(codes).toContain(200);
    expect(new Set(codes.filter((code) => code !== 200))).not.toContain('SOMETHING_WRONG');
    expect(await balance(member)).toBe('100');
    expect((await orderPlan(member)).code).toBe('ALREADY_SUBSCRIBED');
    const subscriptions = Object.values(paymentServer.provider.book.pages.subscriptions);
    const mine = await paymentServer.server.database
      .selectFrom('card_customers')
      .select('customer_id')
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(
      subscriptions.filter(({ customer, status }) => customer === mine.customer_id && status === 'active'),
    ).toHaveLength(1);
    // A second plan is allowed.
    expect((await orderPlan(member, { priceId: 'price-plan-daily' })).status).toBe(200);
  });

  it('returns the provider’s reason for a declined card, and continues the attempt with another card', async () => {
    const member = await logIn(paymentServer.server);
    const attemptId = 'with-a-card-that-is-refused';
    const response = await paymentServer.server.server.hosts.api.inject({
      method: 'POST',
      url: '/stripe/create-subscription',
      headers: { authorization: `Bearer ${member.token}` },
      payload: {
        paymentMethod: 'pm_card_chargeDeclined',
        priceId: 'price-plan-100',
        currency: 'usd',
        email: 'mia@x.test',
        attemptId,
      },
    });
    expect(response.statusCode).toBe(402);
    expect(response.json()).toMatchObject({
      code: 'CARD_DECLINED',
      msg: { raw: { message: 'Your card was declined.' } },
    });
    expect((await history(member)).rows[0]?.status).toBe('failed');
    expect((await orderPlan(member, { attemptId })).data).toMatchObject({ status: 'active' });
    expect((await orderPlan(member, { attemptId, paymentMethod: 'pm_card_mastercard' })).code).toBe('ATTEMPT_REUSED');
    expect(await balance(member)).toBe('100');
  });

  it('[T51] waits for authentication (3-D Secure), and cancels an incomplete attempt for the next one', async () => {
    const member = await logIn(paymentServer.server);
    const { status, clientSecret } = (await orderPlan(member, { paymentMethod: 'pm_card_authenticationRequired' }))
      .data as { status: string; clientSecret: string };
    expect(status).toBe('requires_payment_method');
    const second = (await orderPlan(member, { paymentMethod: 'pm_card_authenticationRequired' })).data as {
      clientSecret: string;
    };
    expect(second.clientSecret).not.toBe(clientSecret);
    await expect(confirmChallenge(paymentServer, clientSecret)).rejects.toMatchObject({ statusCode: 400 });
    expect(await balance(member)).toBe('0');
    await confirmChallenge(paymentServer, second.clientSecret);
    await eventually(async () => (await balance(member)) === '100');
    expect((await history(member)).rows.map((row) => row.status).sort()).toEqual(['active', 'failed']);
  });

  it('[T51] credits nothing while a renewal is past due, and ends when the provider cancels it', async () => {
    const member = await logIn(paymentServer.server);
    const { subscriptionId } = (await orderPlan(member)).data as Row;
    const method = paymentServer.provider.book.pages.subscriptions[subscriptionId]?.default_payment_method ?? '';
    paymentServer.provider.book.pages.behaviours[method] = {
      kind: 'refuses',
      code: 'card_declined',
      message: 'No.',
      canBeKept: true,
    };
    advancePastPeriod(subscriptionId);
    await eventually(async () => (await history(member)).rows[0]?.status === 'past_due');
    paymentServer.provider.advance(4 * DAY);
    await eventually(async () => (await history(member)).rows[0]?.status === 'canceled');
    await creditPaidPeriods(paymentServer.server.database, inDays(40));
    expect(await balance(member)).toBe('100');
  });

  it('[T51] stops crediting a refunded month and takes its XENY back', async () => {
    const member = await logIn(paymentServer.server);
    const { clientSecret } = (await orderPlan(member, { priceId: 'price-plan-daily' })).data as {
      clientSecret: string;
    };
    await paymentServer.stripe.refunds.create({ payment_intent: clientSecret.split('_secret')[0] ?? '' });
    await eventually(async () => (await balance(member)) === '0');
    expect((await history(member)).rows[0]?.payments).toMatchObject([
      { amount: 499, cardLast4: '4242', reversals: [{ kind: 'refund', amount: -499, xeny: -20 }] },
    ]);
    await creditPaidPeriods(paymentServer.server.database, inDays(10));
    expect(await balance(member)).toBe('0');
  });
});
