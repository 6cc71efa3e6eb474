import { type Insertable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { Tables } from '../tables.ts';
import { type ChargeChange, type TakenBack, toColumns } from './payments.ts';

type NewPeriod = Omit<Insertable<Tables['paid_periods']>, 'subscription' | 'starts_at'> & { starts_at: Date };

/**
 * Inserts the month that an invoice paid, once.
 *
 * @returns whether it is new, whether an earlier month of the subscription was paid, and whether the digits of its card are
 *   stored; undefined when the subscription is not in this database
 */
export async function insertPaidPeriod(database: Database, subscriptionId: string, period: NewPeriod) {
  const subscription = await database
    .selectFrom('subscriptions')
    .select(['id', 'user_id', 'xeny'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();
  if (!subscription) return undefined;
  const { numInsertedOrUpdatedRows = 0n } = await database
    .insertInto('paid_periods')
    .values({ ...period, subscription: subscription.id })
    .onConflict((conflict) => conflict.column('invoice_id').doNothing())
    .executeTakeFirst();
  const months = await database
    .selectFrom('paid_periods')
    .select(['invoice_id', 'card_last4', 'starts_at'])
    .where('subscription', '=', subscription.id)
    .execute();
  return {
    user_id: subscription.user_id,
    xeny: subscription.xeny,
    isNew: numInsertedOrUpdatedRows > 0n,
    isRenewal: months.some(({ starts_at }) => starts_at < period.starts_at),
    hasCard: months.some(({ invoice_id, card_last4 }) => invoice_id === period.invoice_id && card_last4 !== null),
  };
}

/**
 * The paid months with credits that are due and not in the ledger yet: one per month of a monthly plan, one per day of a
 * daily plan, the first with the payment even when the provider's clock is ahead. Excludes disputed and refunded months.
 *
 * @param invoiceId only this month; by default all that ended at most 40 days ago
 */
export async function selectPeriodsToCredit(
  transaction: Database,
  now: Date,
  invoiceId?: string,
): Promise<{ invoice_id: string; due: number }[]> {
  const { rows } = await sql<{ invoice_id: string; due: number }>`
    select invoice_id, due from (
      select paid_periods.invoice_id, paid_periods.days_credited, paid_periods.is_disputed,
        paid_periods.refunded >= paid_periods.unit_amount and paid_periods.refunded > 0 as is_refunded,
        case
          when credited = 'monthly' then 1
          else greatest(floor(extract(epoch from least(${now}::timestamptz, ends_at - interval '1 second') - starts_at) / 86400)::int + 1, 1)
        end as due
      from paid_periods join subscriptions on subscriptions.id = paid_periods.subscription
      where ${invoiceId === undefined ? sql`ends_at > ${now}::timestamptz - interval '40 days'` : sql`invoice_id = ${invoiceId}`}
    ) as months
    where due > days_credited and not is_disputed and not is_refunded
    order by invoice_id`.execute(transaction);
  return rows;
}

/** Locks a paid month; refunds, disputes and other credits of the same month wait for the lock. */
export function lockPaidPeriod(transaction: Database, invoiceId: string) {
  return transaction
    .selectFrom('paid_periods')
    .innerJoin('subscriptions', 'subscriptions.id', 'paid_periods.subscription')
    .select(['days_credited', 'user_id', 'xeny', 'paid_periods.unit_amount', 'refunded', 'taken_back', 'is_disputed'])
    .where('invoice_id', '=', invoiceId)
    .forUpdate('paid_periods')
    .executeTakeFirstOrThrow();
}

export async function updateDaysCredited(transaction: Database, invoiceId: string, days: number): Promise<void> {
  await transaction
    .updateTable('paid_periods')
    .set({ days_credited: days })
    .where('invoice_id', '=', invoiceId)
    .execute();
}

/** Locks a paid month with what its subscription credits. */
export function lockPeriodCharge(transaction: Database, invoiceId: string) {
  return transaction
    .selectFrom('paid_periods')
    .innerJoin('subscriptions', 'subscriptions.id', 'paid_periods.subscription')
    .selectAll('paid_periods')
    .select(['user_id', 'xeny'])
    .where('invoice_id', '=', invoiceId)
    .forUpdate('paid_periods')
    .executeTakeFirst();
}

/** Records a refund or a dispute of a paid month. A refunded amount never decreases. */
export function updatePeriodCharge(transaction: Database, invoiceId: string, change: ChargeChange) {
  return transaction
    .updateTable('paid_periods')
    .set(toColumns(change))
    .where('invoice_id', '=', invoiceId)
    .returning(['refunded', 'is_disputed'])
    .executeTakeFirstOrThrow();
}

/** The months of subscriptions that were paid or refunded since a time, the newest first. */
export async function selectPaidMonths(database: Database, subscriptions: readonly number[], since: Date) {
  if (subscriptions.length === 0) return [];
  return database
    .selectFrom('paid_periods')
    .select(['subscription', 'invoice_id', 'paid_at', 'starts_at', 'ends_at', 'unit_amount', 'card_last4'])
    .where('subscription', 'in', subscriptions)
    .where(paidSince(since))
    .orderBy('paid_at', 'desc')
    .orderBy('invoice_id')
    .execute();
}

/** Whether a row of `paid_periods` was paid or refunded since a time. */
export const paidSince = (since: Date) =>
  sql<boolean>`(paid_at > ${since} or exists (
    select from charge_reversals where invoice_id = paid_periods.invoice_id and created_at > ${since}))`;

export async function setPeriodCard(database: Database, invoiceId: string, last4: string): Promise<void> {
  await database.updateTable('paid_periods').set({ card_last4: last4 }).where('invoice_id', '=', invoiceId).execute();
}

export async function updatePeriodTakenBack(
  transaction: Database,
  invoiceId: string,
  takenBack: TakenBack,
): Promise<void> {
  await transaction.updateTable('paid_periods').set(takenBack).where('invoice_id', '=', invoiceId).execute();
}
