import { apiError } from '../../../api-error.ts';
import type { Database } from '../../../database/connection/connect-database.ts';
import { findCardCustomer } from '../../../database/payments/card-provider-rows.ts';
import { closeUnstarted, readSubscription, type SubscriptionRow } from '../../../database/payments/subscriptions.ts';
import type { CardProvider, Plan } from '../../../gateways/card-provider/card-provider.ts';
import { syncSubscription } from './sync-subscription.ts';

/** How long the request that creates a subscription at the provider may take, with its retries. */
const CREATION_MS = 60_000;

/**
 * Closes a subscription whose first payment is not complete or failed, at the provider first, so that it cannot be charged
 * later.
 *
 * @returns the row; it is running when its first payment was completed in the meantime
 */
export async function cancelUnstarted(
  database: Database,
  cards: CardProvider,
  row: SubscriptionRow,
): Promise<SubscriptionRow> {
  const plan = await findPlanOf(database, cards, row);
  if (plan && plan.status === 'incomplete') await cards.cancelPlan(plan.id);
  else if (plan) await syncSubscription(database, cards, plan);
  const isInProgress = Date.now() - row.created_at.getTime() < CREATION_MS;
  if (!plan && row.status === 'incomplete' && isInProgress)
    throw apiError('PAYMENTS_UNAVAILABLE', 'The first payment is in progress. Try again in a minute.');
  const isOver = plan?.status !== 'active' && plan?.status !== 'past_due';
  if (isOver) await closeUnstarted(database, row.id);
  return readSubscription(database, row.id);
}

/** The subscription at the provider, also when the response of its creation was lost. */
async function findPlanOf(database: Database, cards: CardProvider, row: SubscriptionRow): Promise<Plan | null> {
  if (row.subscription_id) return cards.findPlan(row.subscription_id);
  const customerId = await findCardCustomer(database, row.user_id);
  return customerId ? cards.findPlanOfRow(customerId, row) : null;
}
