import { apiError } from '../../api-error.ts';
import type { CardConfig } from '../../config/platform-config.ts';
import type { CardProvider } from './card-provider.ts';
import { createStripe } from './create-stripe.ts';
import { createPlanPrices } from './plan-prices.ts';
import { callProvider, callWithCard } from './provider-errors.ts';
import { idOf, toEvent, toIntent, toInvoice, toPlan } from './provider-objects.ts';
import { createSavedCards } from './saved-cards.ts';

const MAX_SIGNATURE_AGE_S = 300;
const MAX_CLOCK_SKEW_S = 60;

/** Uses the official SDK. */
export function createStripeProvider(config: CardConfig): CardProvider {
  const stripe = createStripe(config);
  const priceOf = createPlanPrices(stripe);
  const verifyEvent = (body: Buffer, signature: string) => {
    const verify = (secret: string) => stripe.webhooks.constructEvent(body, signature, secret, MAX_SIGNATURE_AGE_S);
    const { webhookSecret, acceptedWebhookSecret } = config;
    if (acceptedWebhookSecret === undefined) return verify(webhookSecret);
    try {
      return verify(webhookSecret);
    } catch {
      return verify(acceptedWebhookSecret);
    }
  };
  const findIntent: CardProvider['findIntent'] = (id) =>
    callProvider(async () => toIntent(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })), null);
  return {
    ...createSavedCards(stripe),
    createIntent: ({ row, customerId, amount, email, description }) =>
      callProvider(async () => {
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
        return toIntent(intent);
      }),
    findIntent,
    createPlan: ({ row, customerId, paymentMethod, price }) =>
      callProvider(async () => {
        const method = await callWithCard(() => stripe.paymentMethods.attach(paymentMethod, { customer: customerId }));
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
        return toPlan(plan);
      }),
    findPlan: (id) =>
      callProvider(
        async () => toPlan(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] })),
        null,
      ),
    findPlanOfRow: (customerId, row) =>
      callProvider(async () => {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
        const found = data.find(
          ({ metadata }) => metadata.subscription === String(row.id) && metadata.attempt === row.attempt,
        );
        return found ? toPlan(found) : null;
      }),
    setCancelsAtPeriodEnd: (id, isCancelled) =>
      callProvider(async () => toPlan(await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }))),
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
        const { charge, status } = await stripe.disputes.retrieve(id);
        const chargeId = idOf(charge);
        // A warning (early fraud warning) withdraws no money; a dispute does until it is won.
        return chargeId ? { chargeId, isMoneyGone: status !== 'won' && !status.startsWith('warning') } : null;
      }, null),
    readEvent(body, signature) {
      try {
        const event = verifyEvent(body, signature);
        // Replay: the SDK rejects old timestamps, but not future ones, which would stay valid until then.
        if (signedAt(signature) > Date.now() / 1_000 + MAX_CLOCK_SKEW_S) throw apiError('WEBHOOK_INVALID');
        return toEvent(event);
      } catch {
        throw apiError('WEBHOOK_INVALID');
      }
    },
  };
}

/** Seconds since 1970 of the `t=` element of a `Stripe-Signature` header. */
const signedAt = (signature: string): number => Number(/(?:^|,)t=(\d{1,12})(?:,|$)/.exec(signature)?.[1] ?? Number.NaN);
