import Stripe from 'stripe';
import { readList } from '../../../test/member-actions.ts';
import { logIn, type Member, startTestServer } from '../../../test/test-server.ts';
import type { CardConfig } from '../../config/platform-config.ts';
import { moveXeny, readXenyBalance } from '../../database/payments/xeny-ledger.ts';
import { createStripeProvider } from '../../gateways/card-provider/stripe-provider.ts';
import { orderPack } from './test-orders.ts';
import { cardConfigOf, usePaymentServer, WEBHOOK_SECRET } from './test-payment-server.ts';

// The provider sends no webhooks: these tests send them.
const paymentServer = usePaymentServer(false);

const now = () => Math.floor(Date.now() / 1_000);
const sign = (payload: string, { secret = WEBHOOK_SECRET, timestamp = now() } = {}) =>
  Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp });

async function post(payload: string, signature?: string, type = 'application/json') {
  const response = await paymentServer.server.server.hosts.api.inject({
    method: 'POST',
    url: '/stripe/webhook',
    payload,
    headers: { 'content-type': type, ...(signature ? { 'stripe-signature': signature } : {}) },
  });
  return { status: response.statusCode, code: (response.json() as { code?: string }).code };
}

const sendEvent = (event: object) => {
  const payload = JSON.stringify(event);
  return post(payload, sign(payload));
};

async function begin(buyer?: Member) {
  const member = buyer ?? (await logIn(paymentServer.server));
  const { data } = await orderPack(member, { productId: 'xeny-100', priceId: 'price-xeny-100', amount: 99 });
  const { paymentIntentId } = data as { paymentIntentId: string };
  return { member, paymentIntentId, balance: () => readXenyBalance(paymentServer.server.database, member.userId) };
}

const eventsOf = (id: string) =>
  Object.values(paymentServer.provider.book.pages.events).filter(({ data }) => {
    const { id: subject, payment_intent } = data.object as { id: string; payment_intent?: string };
    return subject === id || payment_intent === id;
  });

describe('[ST-15] webhook', () => {
  it('[T47] accepts an event only with a current signature over exactly its bytes', async () => {
    const { paymentIntentId, balance } = await begin();
    await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    const event = eventsOf(paymentIntentId).find(({ type }) => type === 'payment_intent.succeeded');
    const payload = JSON.stringify(event);
    const signature = sign(payload);
    const forgeries: [string, string | undefined][] = [
      [payload, undefined],
      [payload, 'nonsense'],
      [payload, `t=${now()},v1=${'0'.repeat(64)}`],
      [payload, sign(payload, { secret: 'whsec_of_somebody_else' })],
      [payload, sign(payload, { timestamp: now() - 301 })],
      [payload, sign(payload, { timestamp: now() + 3_600 })],
      [payload.replace('"livemode":false', '"livemode":true'), signature],
      [JSON.stringify(event, null, 1), signature],
      [`${payload} `, signature],
      ['', sign('')],
      ['{', sign('{')],
    ];
    for (const [body, given] of forgeries) {
      expect((await post(body, given)).status).toBe(400);
    }
    expect((await post(payload, signature, 'text/plain')).status).toBe(415);
    // A platform in test mode rejects events of live mode.
    expect((await sendEvent({ ...event, livemode: true })).code).toBe('WEBHOOK_INVALID');
    expect(await balance()).toBe('0');
    expect(await sendEvent(event ?? {})).toMatchObject({ status: 200 });
    expect(await balance()).toBe('100');
  });

  it('[T47] accepts signatures of both secrets while the secret is rotated, and of the new one alone afterwards', () => {
    const payload = JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'invoice.paid',
      livemode: false,
      data: { object: {} },
    });
    const isAccepted = (secrets: Pick<CardConfig, 'webhookSecret' | 'acceptedWebhookSecret'>, secret: string) => {
      const { readEvent } = createStripeProvider(
        { ...cardConfigOf(paymentServer.provider), ...secrets },
        async () => '0',
      );
      try {
        return readEvent(Buffer.from(payload), sign(payload, { secret })).id === 'evt_1';
      } catch {
        return false;
      }
    };
    const during = { webhookSecret: 'whsec_old', acceptedWebhookSecret: 'whsec_new' };
    const after = { webhookSecret: 'whsec_new', acceptedWebhookSecret: undefined };
    const secrets = ['whsec_old', 'whsec_new', 'whsec_of_another_site'];
    expect(secrets.map((secret) => isAccepted(during, secret))).toEqual([true, true, false]);
    expect(secrets.map((secret) => isAccepted(after, secret))).toEqual([false, true, false]);
  });

  it('[T48] [B16] [B17] has the same result for events in any order, each sent up to three times', async () => {
    const { member, paymentIntentId, balance } = await begin();
    await paymentServer.stripe.paymentIntents
      .confirm(paymentIntentId, { payment_method: 'pm_card_chargeDeclined' })
      .catch(() => undefined);
    await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    await paymentServer.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 33 });
    const events = eventsOf(paymentIntentId);
    expect(events.map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
      'charge.refunded',
    ]);
    for (const order of ordersOf(events)) {
      await forget(paymentIntentId, member.userId);
      for (const [place, event] of order.entries()) {
        for (let times = 0; times <= place % 3; times += 1) expect((await sendEvent(event)).status).toBe(200);
      }
      expect(await balance()).toBe('67');
    }
  }, 120_000);

  it('handles an event once when it is delivered concurrently', async () => {
    const { paymentIntentId, balance } = await begin();
    await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    const events = eventsOf(paymentIntentId);
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) => sendEvent(events[index % events.length] ?? {})),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await balance()).toBe('100');
  });

  it('[B19] credits each of hundreds of concurrent events once, three days late', async () => {
    const bought = await Promise.all(Array.from({ length: 40 }, () => begin()));
    for (const { paymentIntentId } of bought) {
      await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    }
    const events = bought.flatMap(({ paymentIntentId }) => eventsOf(paymentIntentId));
    // The signature covers the time of the delivery; the provider retries an event for days.
    const late = events.map((event) => ({ ...event, created: now() - 3 * 86_400 }));
    const answers = await Promise.all([...late, ...events, ...late, ...events, ...late].map(sendEvent));
    expect(answers.length).toBeGreaterThan(390);
    // An event that is rejected under load is sent again, as the provider does.
    for (const [index, { status }] of answers.entries()) {
      if (status !== 200)
        expect([status, (await sendEvent(events[index % events.length] ?? {})).status]).toEqual([503, 200]);
    }
    expect(await Promise.all(bought.map(({ balance }) => balance()))).toEqual(bought.map(() => '100'));
  }, 120_000);

  it('[B16] takes XENY back for concurrent refunds of several purchases without a negative balance', async () => {
    const member = await logIn(paymentServer.server);
    const bought: string[] = [];
    for (let times = 0; times < 8; times += 1) {
      const { paymentIntentId } = await begin(member);
      await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
      for (const event of eventsOf(paymentIntentId)) await sendEvent(event);
      bought.push(paymentIntentId);
    }
    const { database } = paymentServer.server;
    const balance = () => readXenyBalance(database, member.userId);
    expect(await balance()).toBe('800');
    const { userId: other } = await logIn(paymentServer.server);
    await moveXeny(database, { key: `gift:${member.userId}`, from: member.userId, to: other, amount: 650 });
    for (const payment_intent of bought) await paymentServer.stripe.refunds.create({ payment_intent });
    const refunds = bought.flatMap((id) => eventsOf(id).filter(({ type }) => type === 'charge.refunded'));
    const answers = await Promise.all(refunds.map((event) => sendEvent(event)));
    expect(answers.map(({ status }) => status)).toEqual(bought.map(() => 200));
    expect(await balance()).toBe('0');
    const { taken } = await database
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<string>('taken_back').as('taken'))
      .where('user_id', '=', member.userId)
      .executeTakeFirstOrThrow();
    expect(Number(taken)).toBe(150);
  }, 120_000);

  it('accepts events of unknown objects and unknown types', async () => {
    const strange = [
      { type: 'payment_intent.succeeded', data: { object: { id: 'pi_nobody_knows' } } },
      { type: 'invoice.paid', data: { object: { id: 'in_nobody_knows' } } },
      { type: 'customer.subscription.deleted', data: { object: { id: 'sub_nobody_knows' } } },
      { type: 'charge.refunded', data: { object: { id: 'ch_nobody_knows' } } },
      { type: 'charge.dispute.created', data: { object: { id: 'du_nobody_knows' } } },
      { type: 'radar.early_fraud_warning.created', data: { object: {} } },
    ];
    for (const [index, each] of strange.entries()) {
      const answer = await sendEvent({
        id: `evt_strange_${index}`,
        object: 'event',
        livemode: false,
        created: now(),
        ...each,
      });
      expect(answer.status).toBe(200);
    }
  });

  it('answers 503 while the card provider fails, so that the event is sent again', async () => {
    const { paymentIntentId, balance } = await begin();
    await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
    const [event] = eventsOf(paymentIntentId).filter(({ type }) => type === 'payment_intent.succeeded');
    paymentServer.provider.disturb({ failing: { calls: 9, how: 'refused' } });
    expect((await sendEvent(event ?? {})).status).toBe(503);
    paymentServer.provider.disturb({ failing: null });
    expect((await sendEvent(event ?? {})).status).toBe(200);
    expect(await balance()).toBe('100');
  }, 120_000);
});

test('does not credit a payment that received another amount', async () => {
  const { paymentIntentId, balance } = await begin();
  await paymentServer.stripe.paymentIntents.confirm(paymentIntentId, { payment_method: 'pm_card_visa' });
  const intent = paymentServer.provider.book.pages.intents[paymentIntentId];
  if (intent) intent.amount_received = 1;
  const [event] = eventsOf(paymentIntentId).filter(({ type }) => type === 'payment_intent.succeeded');
  expect((await sendEvent(event ?? {})).status).toBe(500);
  expect(await balance()).toBe('0');
});

test('rejects purchases with PAYMENTS_UNAVAILABLE on a platform without keys', async () => {
  const server = await startTestServer();
  try {
    const member = await logIn(server);
    expect(await orderPack(member)).toMatchObject({ status: 503, code: 'PAYMENTS_UNAVAILABLE' });
    expect(await readList(member, '/stripe/get-transaction-history/30')).toEqual({ count: 0, rows: [] });
  } finally {
    await server.close();
  }
}, 120_000);

function ordersOf<Kind>(things: Kind[]): Kind[][] {
  if (things.length < 2) return [things];
  return things.flatMap((first, index) =>
    ordersOf(things.filter((_, place) => place !== index)).map((rest) => [first, ...rest]),
  );
}

/** As if nothing had been heard of this payment. */
async function forget(intentId: string, userId: number) {
  const { database } = paymentServer.server;
  await database.deleteFrom('card_events').execute();
  await database
    .deleteFrom('xeny_movements')
    .where((where) => where.or([where('to_user', '=', userId), where('from_user', '=', userId)]))
    .execute();
  await database
    .updateTable('payments')
    .set({ status: 'requires_payment_method', refunded: 0, taken_back: 0, returns: 0 })
    .where('intent_id', '=', intentId)
    .execute();
}
