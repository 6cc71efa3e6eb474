import type { Database } from '../database/connection/connect-database.ts';
import { findIntentId, findSubscriptionKeys, takeDueRows } from '../database/payments/due-payments.ts';
import { closeAttempt } from '../database/payments/subscriptions.ts';
import type { CardProvider } from '../gateways/card-provider/card-provider.ts';
import { syncPaymentIntent } from '../operations/payments/packs/sync-payment-intent.ts';
import { syncSubscription } from '../operations/payments/subscriptions/sync-subscription.ts';

const BATCH_SIZE = 20;
/** How long to search for a subscription whose creation request got no response. */
const ABANDONED_AFTER_MS = 10 * 60_000;

/**
 * Reads the state of open payments and subscriptions from the card provider, because a webhook may be lost and a process
 * may stop between the provider's response and the write to the database. `skip locked` lets several instances share it.
 *
 * @param onError receives the error of a row that failed; it is retried later, and the other rows continue
 * @returns the number of rows that were due
 */
export async function reconcilePayments(
  database: Database,
  cards: CardProvider,
  onError: (error: unknown) => void,
  now = new Date(),
): Promise<number> {
  const payments = await takeDueRows(database, 'payments', { now, limit: BATCH_SIZE });
  for (const { id } of payments) await reconcilePayment(database, cards, id).catch(onError);
  const subscriptions = await takeDueRows(database, 'subscriptions', { now, limit: BATCH_SIZE });
  for (const { id } of subscriptions) await reconcileSubscription(database, cards, id, now).catch(onError);
  return payments.length + subscriptions.length;
}

async function reconcilePayment(database: Database, cards: CardProvider, id: number): Promise<void> {
  const intentId = await findIntentId(database, id);
  // Without an intent id no client secret was issued, so nothing can have been paid.
  const intent = intentId && (await cards.findIntent(intentId));
  if (intent) await syncPaymentIntent(database, intent);
}

async function reconcileSubscription(database: Database, cards: CardProvider, id: number, now: Date): Promise<void> {
  const row = await findSubscriptionKeys(database, id);
  const plan = row.subscription_id
    ? await cards.findPlan(row.subscription_id)
    : row.customer_id && (await cards.findPlanOfRow(row.customer_id, { id, attempt: row.attempt }));
  if (plan) return syncSubscription(database, cards, plan);
  if (row.subscription_id || now.getTime() - row.created_at.getTime() < ABANDONED_AFTER_MS) return;
  await closeAttempt(database, id);
}
