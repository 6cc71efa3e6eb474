import type { Database } from '../../../database/connect-database.ts';
import type { CardProvider, Invoice, Plan } from '../../../gateways/card-provider/card-provider.ts';
import { creditPaidPeriods } from './credit-paid-periods.ts';

/** A renewal is asked after when it should long have been heard of. */
const AFTER_RENEWAL = 3_600_000;
const OVER = new Set<Plan['status']>(['canceled', 'incomplete_expired']);

/** Writes down how a plan stands at the provider, and credits its latest month if it is paid. */
export async function syncSubscription(database: Database, cards: CardProvider, plan: Plan): Promise<void> {
  const askAt = OVER.has(plan.status)
    ? null
    : plan.status === 'active'
      ? new Date(plan.periodEnd.getTime() + AFTER_RENEWAL)
      : undefined;
  await database
    .updateTable('subscriptions')
    .set({
      status: plan.status,
      subscription_id: plan.id,
      period_end: plan.status === 'incomplete' ? null : plan.periodEnd,
      cancels_at_period_end: plan.cancelsAtPeriodEnd,
      ...(askAt === undefined ? {} : { ask_at: askAt }),
    })
    .where((where) =>
      where.or([
        where('subscription_id', '=', plan.id),
        ...(plan.row
          ? [
              where.and([
                where('id', '=', plan.row.id),
                where('attempt', '=', plan.row.attempt),
                where('subscription_id', 'is', null),
              ]),
            ]
          : []),
      ]),
    )
    // What is over stays over: an answer that was on its way for long must not revive it.
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .execute();
  const invoice = plan.latestInvoiceId ? await cards.findInvoice(plan.latestInvoiceId) : null;
  if (invoice) await recordPaidInvoice(database, invoice);
}

/** A month that is paid, and what it brings by now. One that is not paid, or not ours, is nothing. */
async function recordPaidInvoice(database: Database, invoice: Invoice): Promise<void> {
  if (!invoice.isPaid) return;
  const subscription = await database
    .selectFrom('subscriptions')
    .select('id')
    .where('subscription_id', '=', invoice.subscriptionId)
    .executeTakeFirst();
  if (!subscription) return;
  await database
    .insertInto('paid_periods')
    .values({
      invoice_id: invoice.id,
      subscription: subscription.id,
      starts_at: invoice.startsAt,
      ends_at: invoice.endsAt,
      unit_amount: invoice.amount,
    })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .execute();
  await creditPaidPeriods(database, new Date(), invoice.id);
}

/** How the plan of an invoice stands, and the month that it is for. */
export async function syncInvoice(database: Database, cards: CardProvider, id: string): Promise<void> {
  const invoice = await cards.findInvoice(id);
  if (!invoice) return;
  const plan = await cards.findPlan(invoice.subscriptionId);
  if (plan) await syncSubscription(database, cards, plan);
  await recordPaidInvoice(database, invoice);
}
