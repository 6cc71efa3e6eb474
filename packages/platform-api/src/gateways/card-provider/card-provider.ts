import type { PAYMENT_STATUSES } from '@xana/contracts/http/payments/payment-fields';
import Stripe from 'stripe';
import { apiError } from '../../api-error.ts';
import type { CardConfig } from '../../config/platform-config.ts';
import { createPlanPrices } from './plan-prices.ts';
import { askAboutCard, askProvider } from './provider-errors.ts';
import { idOf, toEvent, toIntent, toInvoice, toPlan } from './provider-objects.ts';

/** Names a row of ours, and no row of another database that has the same number. */
export interface RowName {
  id: number;
  attempt: string;
}

export interface Intent {
  id: string;
  clientSecret: string;
  status: (typeof PAYMENT_STATUSES)[number];
  /** US cents that arrived. */
  received: number;
  /** Our row, which went along as metadata; null when the payment is an invoice's. */
  row: RowName | null;
}

export interface Plan {
  id: string;
  status: 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'canceled';
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
  /** Our row; null for one that was not begun here. */
  row: RowName | null;
  /** Secret of its latest invoice's payment; null when it was not asked for. */
  clientSecret: string | null;
  latestInvoiceId: string | null;
}

export interface Invoice {
  id: string;
  isPaid: boolean;
  subscriptionId: string;
  startsAt: Date;
  endsAt: Date;
  amount: number;
}

export interface PlanPrice {
  productId: string;
  name: string;
  /** Ours; at the provider it is the price's lookup key. */
  priceId: string;
  unitAmount: number;
}

/** What happened at the provider, and to what; how that stands now must be asked. */
export interface CardEvent {
  id: string;
  type: string;
  isLive: boolean;
  about: { kind: 'intent' | 'invoice' | 'subscription' | 'charge' | 'dispute'; id: string } | null;
}

/** The card provider, as far as the platform needs it. Amounts are US cents. */
export interface CardProvider {
  createIntent(payment: { row: RowName; amount: number; email: string; description: string }): Promise<Intent>;
  findIntent(id: string): Promise<Intent | null>;
  createCustomer(userId: number, email: string): Promise<string>;
  /** Keeps the card for the customer and asks for the first payment. @throws ApiError CARD_DECLINED */
  createPlan(plan: { row: RowName; customerId: string; paymentMethod: string; price: PlanPrice }): Promise<Plan>;
  findPlan(id: string): Promise<Plan | null>;
  /** The plan that was begun for one of our rows, should its answer never have reached us. */
  findPlanOfRow(customerId: string, row: RowName): Promise<Plan | null>;
  setCancelsAtPeriodEnd(id: string, isCancelled: boolean): Promise<Plan>;
  cancelPlan(id: string): Promise<void>;
  findInvoice(id: string): Promise<Invoice | null>;
  /** Of a payment that went back: how much, and whose it was. */
  findCharge(id: string): Promise<{ intentId: string; refunded: number; invoiceId: string | null } | null>;
  findDispute(id: string): Promise<{ chargeId: string; isMoneyGone: boolean } | null>;
  /** @throws ApiError WEBHOOK_INVALID for what the provider did not sign, or long ago */
  readEvent(body: Buffer, signature: string): CardEvent;
}

const TIMEOUT = 8_000;
const RETRIES = 2;
/** Seconds that a signature may be old. */
const SIGNATURE_LIFE = 300;
const MAX_CLOCK_SKEW_S = 60;

/** Through the provider's official SDK; `origin` leads it to the sandbox's stand-in. */
export function createCardProvider({ secretKey, webhookSecret, origin }: CardConfig): CardProvider {
  const at = origin ? new URL(origin) : undefined;
  const stripe = new Stripe(secretKey, {
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...(at ? { host: at.hostname, port: Number(at.port), protocol: 'http' as const } : {}),
  });
  const priceOf = createPlanPrices(stripe);
  return {
    createIntent: ({ row, amount, email, description }) =>
      askProvider(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            receipt_email: email,
            description,
            allowed_payment_method_types: ['card'],
            metadata: { payment: String(row.id), attempt: row.attempt },
          },
          { idempotencyKey: `payment-${row.id}-${row.attempt}` },
        );
        return toIntent(intent);
      }),
    findIntent: (id) => askProvider(async () => toIntent(await stripe.paymentIntents.retrieve(id)), null),
    createCustomer: (userId, email) =>
      askProvider(async () => {
        const customer = await stripe.customers.create(
          { email, metadata: { user: String(userId) } },
          // A key is good for one question; with another email it is another one.
          { idempotencyKey: `customer-${userId}-${email}` },
        );
        return customer.id;
      }),
    createPlan: ({ row, customerId, paymentMethod, price }) =>
      askProvider(async () => {
        const method = await askAboutCard(() => stripe.paymentMethods.attach(paymentMethod, { customer: customerId }));
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
      askProvider(
        async () => toPlan(await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.confirmation_secret'] })),
        null,
      ),
    findPlanOfRow: (customerId, row) =>
      askProvider(async () => {
        const { data } = await stripe.subscriptions.list({ customer: customerId, status: 'all', limit: 100 });
        const found = data.find(
          ({ metadata }) => metadata.subscription === String(row.id) && metadata.attempt === row.attempt,
        );
        return found ? toPlan(found) : null;
      }),
    setCancelsAtPeriodEnd: (id, isCancelled) =>
      askProvider(async () => toPlan(await stripe.subscriptions.update(id, { cancel_at_period_end: isCancelled }))),
    cancelPlan: (id) => askProvider(async () => void (await stripe.subscriptions.cancel(id)), undefined),
    findInvoice: (id) => askProvider(async () => toInvoice(await stripe.invoices.retrieve(id)), null),
    findCharge: (id) =>
      askProvider(async () => {
        const charge = await stripe.charges.retrieve(id);
        const intentId = idOf(charge.payment_intent);
        if (!intentId) return null;
        const { data } = await stripe.invoicePayments.list({
          payment: { type: 'payment_intent', payment_intent: intentId },
        });
        return { intentId, refunded: charge.amount_refunded, invoiceId: idOf(data[0]?.invoice ?? null) };
      }, null),
    findDispute: (id) =>
      askProvider(async () => {
        const { charge, status } = await stripe.disputes.retrieve(id);
        const chargeId = idOf(charge);
        // A warning asks and takes nothing; a dispute takes the money until it is won.
        return chargeId ? { chargeId, isMoneyGone: status !== 'won' && !status.startsWith('warning') } : null;
      }, null),
    readEvent(body, signature) {
      try {
        const event = stripe.webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_LIFE);
        // The SDK refuses what is too old, but not what is dated in the future, which could be replayed until then.
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
