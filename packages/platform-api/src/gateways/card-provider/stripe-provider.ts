import type Stripe from 'stripe';
import type { CardConfig } from '../../config/platform-config.ts';
import type { CardProvider, PlanPrice } from './card-provider.ts';
import { createStripe } from './create-stripe.ts';
import { callProvider, callWithCard } from './provider-errors.ts';
import { idOf, toIntent, toInvoice, toPlan } from './provider-objects.ts';
import { createEventReader } from './read-event.ts';
import { createSavedCards } from './saved-cards.ts';

/**
 * Uses the official SDK.
 *
 * @param nextRead numbers a read before it begins
 */
export function createStripeProvider(config: CardConfig, nextRead: () => Promise<string>): CardProvider {
  const stripe = createStripe(config);
  const priceOf = createPlanPrices(stripe);
  const findIntent: CardProvider['findIntent'] = (id) =>
    callProvider(async () => {
      const readNumber = await nextRead();
      return toIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }), readNumber);
    }, null);
  return {
    ...createSavedCards(stripe, nextRead),
    createIntent: ({ row, customerId, amount, email, description }) =>
      callProvider(async () => {
        const readNumber = await nextRead();
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            // A saved card can only pay for its own customer.
            customer: customerId,
            receipt_email: email,
            description,
            allowed_payment_method_types: ['card'],
            metadata: { payment: String(row.id), attempt: row.attempt },
          },
          { idempotencyKey: `payment-of-customer-${row.id}-${row.attempt}` },
        );
        return toIntent(intent, readNumber);
      }),
    findIntent,
    createPlan: ({ row, customerId, paymentMethod, price }) =>
      callProvider(async () => {
        const method = await callWithCard(() => stripe.paymentMethods.attach(paymentMethod, { customer: customerId }));
        const readNumber = await nextRead();
        const plan = await stripe.subscriptions.create(
          {
            customer: customerId,
            items: [{ price: await priceOf(price) }],
            default_payment_method: method.id,
            payment_behavior: 'allow_incomplete',
            off_session: false,
            expand: ['latest_invoice.confirmation_secret'],
            metadata: { subscription: String(row.id), attempt: row.attempt },
          },
          { idempotencyKey: `subscription-${row.id}-${row.attempt}-${paymentMethod}` },
        );
        return toPlan(plan, readNumber);
      }),
    findPlan: (id) =>
      callProvider(async () => {
        const readNumber = await nextRead();
        const plan = await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] });
        return toPlan(plan, readNumber);
      }, null),
    findPlanOfRow: (customerId, row) =>
      callProvider(async () => {
        const readNumber = await nextRead();
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
        const found = data.find(
          ({ metadata }) => metadata.subscription === String(row.id) && metadata.attempt === row.attempt,
        );
        return found ? toPlan(found, readNumber) : null;
      }),
    setCancelsAtPeriodEnd: (id, isCancelled) =>
      callProvider(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }))),
    cancelPlan: (id) => callProvider(async () => void (await stripe.subscriptions.cancel(id)), undefined),
    findInvoice: (id) => callProvider(async () => toInvoice(await stripe.invoices.retrieve(id)), null),
    async findCardOfInvoice(id) {
      const payments = await callProvider(() => stripe.invoicePayments.list({ invoice: id, status: 'paid' }));
      const intentId = idOf(payments.data[0]?.payment.payment_intent ?? null);
      return (intentId && (await findIntent(intentId))?.cardLast4) || null;
    },
    findCharge: (id) =>
      callProvider(async () => {
        const charge = await stripe.charges.retrieve(id);
        const intentId = idOf(charge.payment_intent);
        if (!intentId) return null;
        const { data } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intentId },
        });
        return { intentId, refunded: charge.amount_refunded, invoiceId: idOf(data[0]?.invoice ?? null) };
      }, null),
    findDispute: (id) =>
      callProvider(async () => {
        const readNumber = await nextRead();
        const { charge, status } = await stripe.disputes.retrieve(id);
        const chargeId = idOf(charge);
        // A warning (early fraud warning) withdraws no money; a dispute does until it is won.
        const isMoneyGone = status !== 'won' && !status.startsWith('warning');
        return chargeId ? { id, chargeId, isMoneyGone, readNumber } : null;
      }, null),
    readEvent: createEventReader(stripe, config),
  };
}

/**
 * Finds the provider's price by its lookup key, and creates it there when it is missing or its amount changed, so that
 * prices need no setup in the provider's dashboard.
 */
function createPlanPrices(stripe: Stripe): (price: PlanPrice) => Promise<string> {
  const known = new Map<string, string>();
  return async (price) => {
    const name = `${price.priceId}:${price.unitAmount}`;
    const id = known.get(name) ?? (await findOrCreate(stripe, price));
    known.set(name, id);
    return id;
  };
}

async function findOrCreate(stripe: Stripe, { productId, name, priceId, unitAmount }: PlanPrice): Promise<string> {
  const { data } = await stripe.prices.list({ lookup_keys: [priceId], active: true, limit: 1 });
  const [found] = data;
  const isCurrent =
    found?.unit_amount === unitAmount && found.currency === 'usd' && found.recurring?.interval === 'month';
  if (found && isCurrent) return found.id;
  const product = await stripe.products
    .create({ id: productId, name }, { idempotencyKey: `product-${productId}` })
    .catch(() => stripe.products.retrieve(productId));
  const created = await stripe.prices.create(
    {
      product: product.id,
      currency: 'usd',
      unit_amount: unitAmount,
      recurring: { interval: 'month' },
      lookup_key: priceId,
      transfer_lookup_key: true,
    },
    { idempotencyKey: `price-${priceId}-${unitAmount}-after-${found?.id ?? 'none'}` },
  );
  return created.id;
}
