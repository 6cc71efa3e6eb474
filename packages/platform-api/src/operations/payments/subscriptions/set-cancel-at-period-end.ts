import type { cancelSubscription } from '@xana/contracts/http/payments/subscriptions';
import type { OutputOf } from '@xana/contracts/operation';
import type { Database } from '../../../database/connection/connect-database.ts';
import { readSubscription, type SubscriptionRow } from '../../../database/payments/subscriptions.ts';
import type { CardProvider } from '../../../gateways/card-provider/card-provider.ts';
import { syncSubscription, toSubscriptionStatus } from './sync-subscription.ts';

type RunningRow = SubscriptionRow & { subscription_id: string };

export const isRunning = (row: SubscriptionRow): row is RunningRow =>
  row.subscription_id !== null && (row.status === 'active' || row.status === 'past_due');

interface Running {
  database: Database;
  cards: CardProvider;
  row: RunningRow;
}

/** Cancels a running subscription with the end of its period or now, or resumes it. Idempotent. */
export async function setCancelAtPeriodEnd(
  { database, cards, row }: Running,
  cancels: boolean | 'now',
): Promise<OutputOf<typeof cancelSubscription>> {
  const id = row.subscription_id;
  if (cancels === 'now') await cards.cancelPlan(id);
  else await cards.setCancelsAtPeriodEnd(id, cancels);
  const subscription = await cards.findPlan(id);
  if (subscription) await syncSubscription(database, cards, subscription);
  return toSubscriptionState(await readSubscription(database, row.id));
}

export const toSubscriptionState = (row: SubscriptionRow): OutputOf<typeof cancelSubscription> => ({
  subscriptionId: row.subscription_id ?? '',
  status: toSubscriptionStatus(row.status),
  cancelAtPeriodEnd: row.cancels_at_period_end,
  currentPeriodEnd: row.period_end?.toISOString() ?? null,
});
