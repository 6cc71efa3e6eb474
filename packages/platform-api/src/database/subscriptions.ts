import type { Insertable, Selectable } from 'kysely';
import type { Database } from './connect-database.ts';
import type { Tables } from './tables.ts';
import { violatesUnique } from './unique-violation.ts';

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

export async function expireIncomplete(database: Database, subscriptionId: string): Promise<void> {
  await database
    .updateTable('subscriptions')
    .set({ status: 'incomplete_expired', ask_at: null })
    .where('subscription_id', '=', subscriptionId)
    .where('status', '=', 'incomplete')
    .execute();
}

/** @param subscriptionId the provider's id */
export function findSubscription(
  database: Database,
  userId: number,
  subscriptionId: string,
): Promise<SubscriptionRow | undefined> {
  return database
    .selectFrom('subscriptions')
    .selectAll()
    .where('subscription_id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

interface ProviderState {
  subscriptionId: string;
  /** The row that the subscription's metadata names. */
  row: { id: number; attempt: string } | null;
  status: SubscriptionRow['status'];
  periodEnd: Date | null;
  cancelsAtPeriodEnd: boolean;
  /** When to reconcile next; undefined keeps the stored time. */
  reconcileAt: Date | null | undefined;
}

/** Stores the state of a subscription at the provider. An ended subscription stays ended: a late answer must not revive it. */
export async function updateSubscription(database: Database, state: ProviderState): Promise<void> {
  const { subscriptionId, row, status, periodEnd, cancelsAtPeriodEnd, reconcileAt } = state;
  await database
    .updateTable('subscriptions')
    .set({
      status,
      subscription_id: subscriptionId,
      period_end: periodEnd,
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
    .where('status', 'not in', ['canceled', 'incomplete_expired'])
    .execute();
}

/**
 * A user's subscriptions with the name of each plan, the newest first, and how many there are. A running subscription is
 * listed however old it is, so that it can be found and cancelled.
 */
export async function selectSubscriptionPage(database: Database, userId: number, since: Date, limit: number) {
  const subscriptions = database
    .selectFrom('subscriptions')
    .where('subscriptions.user_id', '=', userId)
    .where((where) =>
      where.or([
        where('subscriptions.created_at', '>', since),
        where('subscriptions.status', 'in', ['active', 'past_due']),
      ]),
    );
  const [{ count }, rows] = await Promise.all([
    subscriptions.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    subscriptions
      .innerJoin('products', 'products.id', 'subscriptions.product_id')
      .selectAll('subscriptions')
      .select('products.name')
      .orderBy('subscriptions.created_at', 'desc')
      .orderBy('subscriptions.id', 'desc')
      .limit(limit)
      .execute(),
  ]);
  return { count, rows };
}
