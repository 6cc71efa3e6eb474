import Stripe from 'stripe';
import type { CardProvider } from './card-provider.ts';
import { callProvider } from './provider-errors.ts';
import { idOf, toCardSetup, toPlan, toSavedCard } from './provider-objects.ts';

type SavedCards = Pick<
  CardProvider,
  | 'createCustomer'
  | 'findPlansOf'
  | 'setPlanCard'
  | 'listCards'
  | 'findDefaultCard'
  | 'setDefaultCard'
  | 'detachCard'
  | 'createCardSetup'
  | 'findCardSetup'
>;

const MAX_ROWS = 100;

/** The cards that the provider keeps for a customer. The platform stores none of them. */
export const createSavedCards = (stripe: Stripe, nextRead: () => Promise<string>): SavedCards => ({
  createCustomer: (userId, email) =>
    callProvider(async () => {
      const customer = await stripe.customers.create(
        { ...(email ? { email } : {}), metadata: { user: String(userId) } },
        // An idempotency key is bound to its parameters, so the email is part of it.
        { idempotencyKey: `customer-${userId}-${email}` },
      );
      return customer.id;
    }),
  findPlansOf: (customer) =>
    callProvider(async () => {
      const readNumber = await nextRead();
      const { data } = await stripe.subscriptions.list({ customer, limit: MAX_ROWS });
      return data
        .map((plan) => toPlan(plan, readNumber))
        .filter(({ status }) => status !== 'canceled' && status !== 'incomplete_expired');
    }),
  setPlanCard: (id, cardId) =>
    callProvider(async () => {
      const readNumber = await nextRead();
      const plan = await stripe.subscriptions.update(id, {
        default_payment_method: cardId,
        expand: ['latest_invoice.confirmation_secret'],
      });
      return toPlan(plan, readNumber);
    }),
  listCards: (customerId) =>
    callProvider(async () => {
      const { data } = await stripe.customers.listPaymentMethods(customerId, { type: 'card', limit: MAX_ROWS });
      return data.flatMap((method) => toSavedCard(method) ?? []);
    }),
  findDefaultCard: (customerId) =>
    callProvider(async () => {
      const customer = await stripe.customers.retrieve(customerId);
      return customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
    }),
  setDefaultCard: (customerId, cardId) =>
    callProvider(async () => {
      await stripe.customers.update(customerId, { invoice_settings: { default_payment_method: cardId } });
    }),
  detachCard: (cardId) =>
    callProvider(async () => {
      await stripe.paymentMethods.detach(cardId).catch((error: unknown) => {
        if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      });
    }),
  createCardSetup: (customer, key) =>
    callProvider(async () =>
      toCardSetup(
        await stripe.setupIntents.create(
          { customer, usage: 'off_session', allowed_payment_method_types: ['card'] },
          { idempotencyKey: key },
        ),
      ),
    ),
  findCardSetup: (id) => callProvider(async () => toCardSetup(await stripe.setupIntents.retrieve(id)), null),
});
