import type Stripe from 'stripe';
import type { CardSetup, Intent, Invoice, Plan, RowName, SavedCard } from './card-provider.ts';

/** Maps the provider's objects to the platform's types. */

export const idOf = (held: string | { id: string } | null): string | null =>
  typeof held === 'object' ? (held?.id ?? null) : held;

const dateOf = (seconds: number): Date => new Date(seconds * 1_000);

function rowOf(metadata: Stripe.Metadata, name: 'payment' | 'subscription'): RowName | null {
  const id = Number(metadata[name]);
  return Number.isSafeInteger(id) && id > 0 ? { id, attempt: metadata.attempt ?? '' } : null;
}

/** Null when the charge was not expanded. */
const cardOf = (charge: Stripe.PaymentIntent['latest_charge']): string | null =>
  (typeof charge === 'object' && charge?.payment_method_details?.card?.last4) || null;

const INTENT_STATUSES = [
  'requires_payment_method',
  'requires_confirmation',
  'requires_action',
  'processing',
  'succeeded',
  'canceled',
] as const;

/** Unknown states count as `processing`. */
export function toIntent(intent: Stripe.PaymentIntent, readNumber: string): Intent {
  const { id, client_secret, status, last_payment_error, amount_received, latest_charge, metadata } = intent;
  const wasDeclined = status === 'requires_payment_method' && last_payment_error !== null;
  return {
    id,
    clientSecret: client_secret ?? '',
    status: wasDeclined ? 'failed' : (INTENT_STATUSES.find((known) => known === status) ?? 'processing'),
    received: amount_received,
    cardLast4: cardOf(latest_charge),
    row: rowOf(metadata, 'payment'),
    readNumber,
  };
}

const PLAN_STATUSES: Record<string, Plan['status']> = {
  incomplete: 'incomplete',
  incomplete_expired: 'incomplete_expired',
  active: 'active',
  trialing: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  paused: 'past_due',
  canceled: 'canceled',
};

export function toPlan(subscription: Stripe.Subscription, readNumber: string): Plan {
  const { id, status, items, cancel_at_period_end, metadata, latest_invoice, customer, default_payment_method } =
    subscription;
  const invoice = typeof latest_invoice === 'object' ? latest_invoice : null;
  return {
    id,
    status: PLAN_STATUSES[status] ?? 'past_due',
    periodEnd: dateOf(items.data[0]?.current_period_end ?? 0),
    cancelsAtPeriodEnd: cancel_at_period_end,
    row: rowOf(metadata, 'subscription'),
    clientSecret: invoice?.confirmation_secret?.client_secret ?? null,
    latestInvoiceId: idOf(latest_invoice),
    customerId: idOf(customer) ?? '',
    cardId: idOf(default_payment_method),
    readNumber,
  };
}

/** Null for other payment methods than cards. */
export function toSavedCard({ id, card, allow_redisplay }: Stripe.PaymentMethod): SavedCard | null {
  if (!card) return null;
  const { brand, last4, exp_month, exp_year } = card;
  return { id, brand, last4, expMonth: exp_month, expYear: exp_year, isKept: allow_redisplay === 'always' };
}

export function toCardSetup({ id, client_secret, customer, status, payment_method }: Stripe.SetupIntent): CardSetup {
  return {
    id,
    clientSecret: client_secret ?? '',
    customerId: idOf(customer),
    cardId: status === 'succeeded' ? idOf(payment_method) : null,
  };
}

export function toInvoice({ id, status, parent, lines, amount_paid }: Stripe.Invoice): Invoice | null {
  const subscriptionId = idOf(parent?.subscription_details?.subscription ?? null);
  const period = lines.data[0]?.period;
  if (!id || !subscriptionId || !period) return null;
  return {
    id,
    isPaid: status === 'paid',
    subscriptionId,
    startsAt: dateOf(period.start),
    endsAt: dateOf(period.end),
    amount: amount_paid,
  };
}
