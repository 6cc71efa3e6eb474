import type { SubscriptionRow as Shown } from '@xana/contracts/http/payments/subscriptions';
import type { Database } from '../../../database/connection/connect-database.ts';
import { claimCardRead } from '../../../database/payments/card-reads.ts';
import { insertPaidPeriod, setPeriodCard } from '../../../database/payments/paid-periods.ts';
import { type SubscriptionRow, updateSubscription } from '../../../database/payments/subscriptions.ts';
import type { CardProvider, Invoice, Plan } from '../../../gateways/card-provider/card-provider.ts';
import { notify } from '../../notifications/notify.ts';
import { releasePlanCard } from '../saved-cards/release-plan-card.ts';
import { creditPaidPeriods } from './credit-paid-periods.ts';

/** A subscription whose renewal webhook is this late is reconciled. */
const RENEWAL_GRACE_MS = 3_600_000;
const ENDED_STATUSES = new Set<Plan['status']>(['canceled', 'incomplete_expired']);

/** Stores the state of a subscription at the provider unless a later read was stored, and credits its latest month when it is paid. */
export async function syncSubscription(database: Database, cards: CardProvider, subscription: Plan): Promise<void> {
  const { id, row, status, cancelsAtPeriodEnd, latestInvoiceId, readNumber } = subscription;
  await database.transaction().execute(async (transaction) => {
    if (!(await claimCardRead(transaction, id, readNumber))) return;
    const plan = await updateSubscription(transaction, {
      subscriptionId: id,
      row,
      status,
      periodEnd: storedPeriodEnd(subscription),
      cancelsAtPeriodEnd,
      reconcileAt: reconcileTime(subscription),
    });
    if (!plan || status !== 'past_due' || !latestInvoiceId) return;
    const { user_id: to, xeny } = plan;
    await notify(transaction, { kind: 'payment', to, source: `plan:${latestInvoiceId}`, outcome: 'failed', xeny });
  });
  const invoice = latestInvoiceId ? await cards.findInvoice(latestInvoiceId) : null;
  if (invoice) await recordPaidInvoice(database, cards, invoice);
  if (ENDED_STATUSES.has(status)) await releasePlanCard(cards, subscription);
}

function storedPeriodEnd({ status, periodEnd }: Plan): Date | null | undefined {
  if (status === 'incomplete') return null;
  return ENDED_STATUSES.has(status) ? undefined : periodEnd;
}

function reconcileTime({ status, periodEnd }: Plan): Date | null | undefined {
  if (ENDED_STATUSES.has(status)) return null;
  return status === 'active' ? new Date(periodEnd.getTime() + RENEWAL_GRACE_MS) : undefined;
}

/** Syncs the subscription of an invoice, and credits the month that the invoice paid. */
export async function syncInvoice(database: Database, cards: CardProvider, id: string): Promise<void> {
  const invoice = await cards.findInvoice(id);
  if (!invoice) return;
  const subscription = await cards.findPlan(invoice.subscriptionId);
  if (subscription) await syncSubscription(database, cards, subscription);
  await recordPaidInvoice(database, cards, invoice);
}

async function recordPaidInvoice(database: Database, cards: CardProvider, invoice: Invoice): Promise<void> {
  if (!invoice.isPaid) return;
  const period = await database.transaction().execute(async (transaction) => {
    const month = await insertPaidPeriod(transaction, invoice.subscriptionId, {
      invoice_id: invoice.id,
      starts_at: invoice.startsAt,
      ends_at: invoice.endsAt,
      unit_amount: invoice.amount,
    });
    if (!month?.isNew) return month;
    const { user_id: to, xeny, isRenewal } = month;
    const outcome = isRenewal ? 'renewed' : 'subscribed';
    await notify(transaction, { kind: 'payment', to, source: `plan:${invoice.id}`, outcome, xeny });
    return month;
  });
  if (!period) return;
  await creditPaidPeriods(database, new Date(), invoice.id);
  if (period.hasCard) return;
  const last4 = await cards.findCardOfInvoice(invoice.id);
  if (last4) await setPeriodCard(database, invoice.id, last4);
}

type Stored = SubscriptionRow['status'];

/** The product spec's name of each status. */
const SHOWN: Record<Stored, Shown['status']> = {
  incomplete: 'requires_payment_method',
  incomplete_expired: 'failed',
  active: 'active',
  past_due: 'past_due',
  canceled: 'canceled',
  failed: 'failed',
};

export const toSubscriptionStatus = (stored: Stored): Shown['status'] => SHOWN[stored];
