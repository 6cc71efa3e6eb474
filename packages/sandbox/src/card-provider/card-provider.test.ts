import { createServer, type Server } from 'node:http';
import { eventually } from '@xana/test-kit/eventually';
import Stripe from 'stripe';
import { originOf } from '../origin-of.ts';
import type { CardProvider } from './start-card-provider.ts';
import { startTestProvider, type TestProvider } from './test-provider.ts';

const SECRET = 'whsec_of_this_test';
const DAY = 86_400;

let listener: Server;
let received: { event: Stripe.Event; body: string; signature: string }[] = [];
let hears = true;
let cards: TestProvider;
let provider: CardProvider;
let stripe: Stripe;

beforeAll(async () => {
  listener = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      if (!hears) return response.writeHead(500).end();
      const signature = String(request.headers['stripe-signature']);
      received.push({ event: stripe.webhooks.constructEvent(body, signature, SECRET), body, signature });
      response.writeHead(200).end();
    });
  });
  await new Promise<void>((resolve) => listener.listen(0, resolve));
  cards = await startTestProvider([{ url: originOf({ server: listener }), secret: SECRET }]);
  ({ provider, stripe } = cards);
});
afterAll(async () => {
  await provider.close();
  listener.closeAllConnections();
  listener.close();
});
beforeEach(async () => {
  hears = true;
  // Webhooks that the previous test caused arrive before this test subscribes.
  await eventually(() => Object.keys(provider.book.pages.undelivered).length === 0);
  received = [];
});

const receivedOf = (type: string) => received.filter(({ event }) => event.type === type);
const firstOf = <Kind>(type: string): Partial<Kind> => (receivedOf(type)[0]?.event.data.object ?? {}) as Partial<Kind>;
const pay = async (paymentMethod: string) => {
  const intent = await stripe.paymentIntents.create({ amount: 999, currency: 'usd', metadata: { payment: '1' } });
  return stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethod });
};

describe('payments through the official SDK', () => {
  it('succeeds with a valid card and sends a webhook whose signature the SDK accepts', async () => {
    const intent = await pay('pm_card_visa');
    expect([intent.status, intent.amount_received, intent.metadata.payment]).toEqual(['succeeded', 999, '1']);
    await eventually(() => receivedOf('payment_intent.succeeded').length === 1);
    expect(firstOf<Stripe.PaymentIntent>('payment_intent.succeeded').id).toBe(intent.id);
  });

  it.each([
    ['pm_card_chargeDeclined', 'card_declined', 'Your card was declined.'],
    ['pm_card_chargeDeclinedInsufficientFunds', 'card_declined', 'Your card has insufficient funds.'],
    ['pm_card_chargeDeclinedExpiredCard', 'expired_card', 'Your card has expired.'],
  ])('are refused with %s, and can be tried with another card', async (token, code, message) => {
    const refused = (await pay(token).catch((error: unknown) => error)) as Stripe.errors.StripeCardError;
    expect(refused).toBeInstanceOf(Stripe.errors.StripeCardError);
    expect([refused.statusCode, refused.code, refused.message]).toEqual([402, code, message]);
    const intent = refused.payment_intent as Stripe.PaymentIntent;
    expect(intent.status).toBe('requires_payment_method');
    expect((await stripe.paymentIntents.confirm(intent.id, { payment_method: 'pm_card_visa' })).status).toBe(
      'succeeded',
    );
  });

  it('waits for 3-D Secure, which the card holder can confirm or decline', async () => {
    const answer = async (outcome: 'confirmed' | 'refused') => {
      const intent = await pay('pm_card_authenticationRequired');
      expect(intent.status).toBe('requires_action');
      await cards.answerChallenge(intent.client_secret, outcome);
      return stripe.paymentIntents.retrieve(intent.id);
    };
    expect((await answer('confirmed')).status).toBe('succeeded');
    const refused = await answer('refused');
    expect([refused.status, refused.last_payment_error?.code]).toEqual([
      'requires_payment_method',
      'payment_intent_authentication_failure',
    ]);
  });

  it('creates one payment per idempotency key, and rejects the key with other parameters', async () => {
    const create = (amount: number) =>
      stripe.paymentIntents.create({ amount, currency: 'usd' }, { idempotencyKey: 'the-same' });
    const [one, other] = await Promise.all([create(500), create(500)]);
    expect(one.id).toBe(other.id);
    await expect(create(600)).rejects.toMatchObject({ type: 'StripeIdempotencyError' });
  });

  it('requires a key, and from a browser also the client secret of the payment', async () => {
    const intent = await pay('pm_card_visa');
    const ask = async (query: string) =>
      (await fetch(`${provider.origin}/v1/payment_intents/${intent.id}${query}`)).status;
    expect(await ask('')).toBe(401);
    expect(await ask('?key=pk_test_sandbox_of_this_machine')).toBe(401);
    expect(await ask('?key=pk_test_sandbox_of_this_machine&client_secret=x')).toBe(404);
    expect(await ask(`?key=pk_test_sandbox_of_this_machine&client_secret=${intent.client_secret}`)).toBe(200);
  });

  it('supports refunds up to the paid amount, and disputes', async () => {
    const { id } = await pay('pm_card_visa');
    await stripe.refunds.create({ payment_intent: id, amount: 400 });
    await expect(stripe.refunds.create({ payment_intent: id, amount: 600 })).rejects.toMatchObject({ statusCode: 400 });
    await eventually(() => receivedOf('charge.refunded').length === 1);
    expect(firstOf<Stripe.Charge>('charge.refunded').amount_refunded).toBe(400);
  });
});

describe('subscriptions with a test clock', () => {
  const subscribe = async (token: string) => {
    const customer = await stripe.customers.create({ email: 'mia@x.test' });
    const price = await cards.createMonthlyPrice();
    const method = await stripe.paymentMethods.attach(token, { customer: customer.id });
    return stripe.subscriptions.create({
      customer: customer.id,
      items: [{ price: price.id }],
      default_payment_method: method.id,
      expand: ['latest_invoice.confirmation_secret'],
    });
  };
  /** Months have 28 to 31 days: the clock goes on from the end of what is paid, whichever month it is. */
  const advancePastPeriod = ({ items }: Stripe.Subscription, by: number) =>
    provider.advance((items.data[0]?.current_period_end ?? 0) - provider.book.now() + by);
  const again = (id: string) => stripe.subscriptions.retrieve(id);

  it('charges the first payment, renews each month, and ends with the period after a cancellation', async () => {
    const made = await subscribe('pm_card_visa');
    expect(made.status).toBe('active');
    const end = made.items.data[0]?.current_period_end ?? 0;
    advancePastPeriod(made, DAY);
    const renewed = await again(made.id);
    expect([renewed.status, renewed.items.data[0]?.current_period_start]).toEqual(['active', end]);
    const { data: invoices } = await stripe.invoices.list({ subscription: made.id });
    expect(invoices.map(({ status, amount_paid }) => [status, amount_paid])).toEqual([
      ['paid', 89],
      ['paid', 89],
    ]);
    await stripe.subscriptions.update(made.id, { cancel_at_period_end: true });
    expect((await again(made.id)).status).toBe('active');
    advancePastPeriod(await again(made.id), 0);
    expect((await again(made.id)).status).toBe('canceled');
    expect((await stripe.invoices.list({ subscription: made.id })).data).toHaveLength(2);
  });

  it('waits for the confirmation of the first payment, and expires without one', async () => {
    const made = await subscribe('pm_card_authenticationRequired');
    expect(made.status).toBe('incomplete');
    const invoice = made.latest_invoice as Stripe.Invoice;
    const { data } = await stripe.invoicePayments.list({
      payment: {
        type: 'payment_intent',
        payment_intent: invoice.confirmation_secret?.client_secret.split('_secret')[0] ?? '',
      },
    });
    expect(data.map(({ invoice: id }) => id)).toEqual([invoice.id]);
    provider.advance(DAY);
    expect((await again(made.id)).status).toBe('incomplete_expired');
  });

  it('becomes past due when a renewal is declined, and ends after the second decline', async () => {
    const made = await subscribe('pm_card_visa');
    const method = made.default_payment_method as string;
    provider.book.pages.behaviours[method] = {
      kind: 'refuses',
      code: 'card_declined',
      message: 'No.',
      canBeKept: true,
    };
    advancePastPeriod(made, 0);
    expect((await again(made.id)).status).toBe('past_due');
    provider.advance(3 * DAY - 60);
    expect((await again(made.id)).status).toBe('past_due');
    provider.advance(60);
    expect((await again(made.id)).status).toBe('canceled');
  });

  it('rejects a card that cannot be saved', async () => {
    await expect(subscribe('pm_card_chargeDeclined')).rejects.toMatchObject({
      type: 'StripeCardError',
      raw: { message: 'Your card was declined.' },
    });
    expect((await subscribe('pm_card_chargeCustomerFail')).status).toBe('incomplete');
  });
});

describe('simulated faults', () => {
  it('retries a webhook until it is acknowledged', async () => {
    hears = false;
    await pay('pm_card_visa');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toHaveLength(0);
    hears = true;
    await eventually(() => receivedOf('payment_intent.succeeded').length === 1);
  });

  it('duplicates and delays webhooks', async () => {
    provider.webhooks.disturb({ copies: 2 });
    await pay('pm_card_visa');
    await eventually(() => receivedOf('payment_intent.succeeded').length === 2);
    provider.webhooks.disturb({ copies: 1, isHeld: true });
    received = [];
    await pay('pm_card_visa');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(received).toHaveLength(0);
    provider.webhooks.disturb({ isHeld: false });
    await eventually(() => receivedOf('payment_intent.succeeded').length >= 1);
  });

  it('fails a request before or after it takes effect; a retry with the same key returns the result', async () => {
    const create = () => stripe.paymentIntents.create({ amount: 700, currency: 'usd' }, { idempotencyKey: 'lost' });
    const count = () => Object.values(provider.book.pages.intents).filter(({ amount }) => amount === 700).length;
    provider.disturb({ failing: { calls: 1, how: 'refused' } });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    expect(count()).toBe(0);
    provider.disturb({ failing: { calls: 1, how: 'lost' } });
    await expect(create()).rejects.toMatchObject({ statusCode: 500 });
    await create();
    expect(count()).toBe(1);
  });
});

test('a card that was typed is looked at and never kept', async () => {
  const type = async (number: string) => {
    const body = new URLSearchParams({
      key: 'pk_test_sandbox_of_this_machine',
      type: 'card',
      'card[number]': number,
      'card[exp_month]': '12',
      'card[exp_year]': '30',
      'card[cvc]': '123',
    });
    const answer = await fetch(`${provider.origin}/v1/payment_methods`, { method: 'POST', body });
    return (await answer.json()) as { id?: string; card?: { last4: string }; error?: { code: string } };
  };
  expect((await type('4242 4242 4242 4242')).card?.last4).toBe('4242');
  expect((await type('4242424242424241')).error?.code).toBe('incorrect_number');
  expect(JSON.stringify(provider.book.pages)).not.toContain('4242424242');
});
