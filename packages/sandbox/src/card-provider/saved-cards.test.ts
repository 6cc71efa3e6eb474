import type Stripe from 'stripe';
import type { CardProvider } from './start-card-provider.ts';
import { startTestProvider, type TestProvider } from './test-provider.ts';

let cards: TestProvider;
let provider: CardProvider;
let stripe: Stripe;
beforeAll(async () => {
  cards = await startTestProvider();
  ({ provider, stripe } = cards);
});
afterAll(() => provider.close());

const newCustomer = async () => (await stripe.customers.create({ email: 'mia@x.test' })).id;
const cardsOf = async (customer: string) => (await stripe.customers.listPaymentMethods(customer)).data;

describe('saved cards through the official SDK', () => {
  it('keeps the card of a payment for its customer only when the payment asks for it', async () => {
    const customer = await newCustomer();
    const pay = async (change: object) => {
      const { id } = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', customer });
      return stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa', ...change });
    };
    await pay({});
    expect(await cardsOf(customer)).toEqual([]);
    await pay({ setup_future_usage: 'off_session' });
    const [card] = await cardsOf(customer);
    expect([card?.card?.brand, card?.card?.last4, card?.customer]).toEqual(['visa', '4242', customer]);
  });

  it('rejects the card of another customer, and a detached card', async () => {
    const [mine, theirs] = [await newCustomer(), await newCustomer()];
    const card = await stripe.paymentMethods.attach('pm_card_visa', { customer: theirs });
    const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd', customer: mine });
    const confirm = () => stripe.paymentIntents.confirm(intent.id, { payment_method: card.id });
    await expect(confirm()).rejects.toMatchObject({ type: 'StripeInvalidRequestError' });
    await expect(stripe.paymentMethods.attach(card.id, { customer: mine })).rejects.toMatchObject({ statusCode: 400 });
    await stripe.paymentMethods.detach(card.id);
    await expect(confirm()).rejects.toThrow('may not be used again');
    await expect(stripe.paymentMethods.detach(card.id)).rejects.toMatchObject({ statusCode: 400 });
    expect(await cardsOf(theirs)).toEqual([]);
  });

  it('has a default card, which ends with the card', async () => {
    const customer = await newCustomer();
    const { id } = await stripe.paymentMethods.attach('pm_card_mastercard', { customer });
    const readDefault = async () =>
      ((await stripe.customers.retrieve(customer)) as Stripe.Customer).invoice_settings.default_payment_method;
    await stripe.customers.update(customer, { invoice_settings: { default_payment_method: id } });
    expect(await readDefault()).toBe(id);
    await expect(
      stripe.customers.update(customer, { invoice_settings: { default_payment_method: 'pm_card_visa' } }),
    ).rejects.toMatchObject({ statusCode: 400 });
    await stripe.paymentMethods.detach(id);
    expect(await readDefault()).toBeNull();
  });
});

describe('setup intents', () => {
  const setUp = async (token: string) => {
    const customer = await newCustomer();
    const { id } = await stripe.setupIntents.create({ customer, usage: 'off_session' });
    return { customer, id, confirm: () => stripe.setupIntents.confirm(id, { payment_method: token }) };
  };

  it('keep a card without a payment', async () => {
    const { customer, confirm } = await setUp('pm_card_visa');
    expect((await confirm()).status).toBe('succeeded');
    expect(await cardsOf(customer)).toHaveLength(1);
  });

  it('wait for 3-D Secure, which the card holder can confirm or decline', async () => {
    const { customer, id, confirm } = await setUp('pm_card_authenticationRequired');
    const asked = await confirm();
    expect([asked.status, await cardsOf(customer)]).toEqual(['requires_action', []]);
    await cards.answerChallenge(asked.client_secret, 'refused');
    const refused = await stripe.setupIntents.retrieve(id);
    expect([refused.status, refused.last_setup_error?.code]).toEqual([
      'requires_payment_method',
      'setup_intent_authentication_failure',
    ]);
    await cards.answerChallenge((await confirm()).client_secret, 'confirmed');
    expect((await stripe.setupIntents.retrieve(id)).status).toBe('succeeded');
    expect(await cardsOf(customer)).toHaveLength(1);
  });

  it('are refused with a declined card, and can be tried with another card', async () => {
    const { id, confirm } = await setUp('pm_card_chargeDeclined');
    await expect(confirm()).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    expect((await stripe.setupIntents.confirm(id, { payment_method: 'pm_card_visa' })).status).toBe('succeeded');
  });
});

describe('a plan whose card is declined later', () => {
  it('becomes past due with its renewal, and continues with another card', async () => {
    const customer = await newCustomer();
    const price = await cards.createMonthlyPrice();
    const { id: card } = await stripe.paymentMethods.attach('pm_card_declinedLater', { customer });
    const plan = await stripe.subscriptions.create({
      customer,
      items: [{ price: price.id }],
      default_payment_method: card,
    });
    expect(plan.status).toBe('active');
    const renew = () =>
      fetch(`${provider.origin}/sandbox/renewals`, {
        method: 'POST',
        body: new URLSearchParams({ subscription: plan.id }),
      });
    expect((await renew()).status).toBe(200);
    const { id: better } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
    const updated = await stripe.subscriptions.update(plan.id, {
      default_payment_method: better,
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect([updated.status, updated.default_payment_method]).toEqual(['past_due', better]);
    const { confirmation_secret } = updated.latest_invoice as Stripe.Invoice;
    const intentId = confirmation_secret?.client_secret.split('_secret')[0] ?? '';
    await stripe.paymentIntents.confirm(intentId, { payment_method: better });
    expect((await stripe.subscriptions.retrieve(plan.id)).status).toBe('active');
  });
});
