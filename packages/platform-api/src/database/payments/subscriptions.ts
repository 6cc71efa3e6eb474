import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { violatesUnique } from '../connection/unique-violation.ts';
import { inOrderOf, NEWEST_FIRST, type Page, pageOfIds } from '../statements/key-pages.ts';
import type { Tables } from '../tables.ts';
import { paidSince } from './paid-periods.ts';

export type SubscriptionRow = Selectable<Tables['subscriptions']>;
export type NewSubscription = Insertable<Tables['subscriptions']>;

/**
 * Inserts the attempt. An attempt that exists is left as it is, except that one whose card was declined starts again with
 * the new card.
 *
 * @returns false when the user has another subscription to the same plan that is incomplete, active or past due
 */
export async function insertAttempt(database: Database, attempt: NewSubscription): Promise<boolean> {
  try {
    await database
      .insertInto('subscriptions')
      .values(attempt)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'attempt'])
          .doUpdateSet({ payment_method: attempt.payment_method, status: 'incomplete' })
          .where('subscriptions.status', '=', 'failed')
          .where('subscriptions.product_id', '=', attempt.product_id),
      )
      .execute();
    return true;
  } catch (error) {
    if (violatesUnique(error, 'one_subscription_of_a_plan')) return false;
    throw error;
  }
}

export function readAttempt(database: Database, userId: number, attempt: string): Promise<SubscriptionRow> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
}

/** Marks an attempt without a subscription at the provider as failed. */
export async function closeAttempt(database: Database, id: number): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ status: 'failed', ask_at: null })
    .where('id', '=', id)
    .where('subscription_id', 'is', null)
    .execute();
}

/** A user's subscription to a plan that is incomplete, active or past due; there is at most one. */
export function findOpenSubscription(database: Database, userId: number, productId: string) {
  return database
    .selectFrom('subscriptions')
    .select(['status', 'subscription_id'])
    .where('user_id', '=', userId)
    .where('product_id', '=', productId)
    .where('status', 'in', ['incomplete', 'active', 'past_due'])
    .executeTakeFirst();
}

/** Plans that the card provider still bills. */
export function selectRunningSubscriptions(database: Database, userId: number): Promise<SubscriptionRow[]> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'past_due'])
    .execute();
}

export async function expireIncomplete(database: Database, subscriptionId: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ status: 'incomplete_expired', ask_at: null })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'incomplete')
    .execute();
}

/** A user's subscription by the provider's id, or, without one, by the id of its row. */
export function findOwnSubscription(
  database: Database,
  userId: number,
  { subscriptionId, id }: { subscriptionId?: string | undefined; id?: number | undefined },
): Promise<SubscriptionRow | undefined> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb }) =>
      subscriptionId === undefined ? eb('id', '=', id ?? 0) : eb('subscription_id', '=', subscriptionId),
    )
    .executeTakeFirst();
}

export function readSubscription(database: Database, id: number): Promise<SubscriptionRow> {
  return database.selectFrom('subscriptions').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
}

/** Marks a subscription that never ran as cancelled. */
export async function closeUnstarted(database: Database, id: number): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ status: 'canceled', ask_at: null })
    .where('id', '=', id)
    .where('status', 'in', ['incomplete', 'incomplete_expired', 'failed'])
    .execute();
}

interface ProviderState {
  subscriptionId: string;
  /** The row that the subscription's metadata names. */
  row: { id: number; attempt: string } | null;
  status: SubscriptionRow['status'];
  /** Undefined keeps the stored end: one that ended before its first payment never had a period. */
  periodEnd: Date | null | undefined;
  cancelsAtPeriodEnd: boolean;
  /** When to reconcile next; undefined keeps the stored time. */
  reconcileAt: Date | null | undefined;
}

/**
 * Stores the state of a subscription at the provider. An answer may arrive after a later one: an ended subscription stays ended, and one
 * whose first payment arrived is never incomplete again, as at the provider (https://docs.stripe.com/billing/subscriptions/overview).
 *
 * @returns whose it is; undefined when it is not in this database, has ended, or is further than the answer
 */
export function updateSubscription(database: Database, state: ProviderState) {
  const { subscriptionId, row, status, periodEnd, cancelsAtPeriodEnd, reconcileAt } = state;
  return database
    .updateTable('subscriptions')
    .set({
      status,
      subscription_id: subscriptionId,
      ...(periodEnd === undefined ? {} : { period_end: periodEnd }),
      cancels_at_period_end: cancelsAtPeriodEnd,
      ...(reconcileAt === undefined ? {} : { ask_at: reconcileAt }),
    })
    .where((where) =>
      where.or([
        where('subscription_id', '=', subscriptionId),
        ...(row
          ? [
              where.and([
                where('id', '=', row.id),
                where('attempt', '=', row.attempt),
                where('subscription_id', 'is', null),
              ]),
            ]
          : []),
      ]),
    )
    .where('status', 'in', status === 'incomplete' ? ['incomplete'] : ['incomplete', 'active', 'past_due'])
    .returning(['user_id', 'xeny'])
    .executeTakeFirst();
}

/**
 * A user's subscriptions with the name of each plan, the newest first, and how many there are. A running subscription is
 * listed however old it is, so that it can be found and cancelled.
 */
export async function selectSubscriptionPage(
  database: Database,
  userId: number,
  { since, page }: { since: Date; page: Page },
) {
  const from = sql`from subscriptions
    where user_id = ${userId} and (created_at > ${since} or status in ('active', 'past_due') or exists (
      select from paid_periods where subscription = subscriptions.id and ${paidSince(since)}))`;
  const { count, ids } = await pageOfIds(database, { from, ...NEWEST_FIRST }, page);
  if (ids.length === 0) return { count, rows: [] };
  const rows = await database
    .selectFrom('subscriptions')
    .innerJoin('products', 'products.id', 'subscriptions.product_id')
    .selectAll('subscriptions')
    .select('products.name')
    .where('subscriptions.id', 'in', ids)
    .execute();
  return { count, rows: inOrderOf(ids, rows) };
}
