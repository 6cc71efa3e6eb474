import type { cancelSubscription as contract } from '@xana/contracts/http/payments/cancel-subscription';
import type { OutputOf } from '@xana/contracts/operation';
import { apiError } from '../../../api-error.ts';
import { findSubscription } from '../../../database/subscriptions.ts';
import type { Call, Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { toSubscriptionStatus } from './subscription-status.ts';
import { syncSubscription } from './sync-subscription.ts';

type Contract = typeof contract;

export const cancelSubscription: Handler<Contract> = (call) => setCancelAtPeriodEnd(call, true);

/** Cancels the caller's subscription with the end of its period, or resumes it. Idempotent. */
export async function setCancelAtPeriodEnd(
  call: Pick<Call<Contract>, 'input' | 'caller' | 'database' | 'config' | 'cards'>,
  isCancelled: boolean,
): Promise<OutputOf<Contract>> {
  const { caller, database, config } = call;
  const { subscriptionId } = call.input;
  const before = await findSubscription(database, caller.userId, subscriptionId);
  if (!before) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (before.status !== 'active' && before.status !== 'past_due') throw apiError('SUBSCRIPTION_ENDED');
  const cards = requireCardProvider(call);
  if (isCancelled && config.cards?.cancelMode === 'immediate') await cards.cancelPlan(subscriptionId);
  else await cards.setCancelsAtPeriodEnd(subscriptionId, isCancelled);
  const subscription = await cards.findPlan(subscriptionId);
  if (subscription) await syncSubscription(database, cards, subscription);
  const after = (await findSubscription(database, caller.userId, subscriptionId)) ?? before;
  return {
    subscriptionId,
    status: toSubscriptionStatus(after.status),
    cancelAtPeriodEnd: after.cancels_at_period_end,
    currentPeriodEnd: after.period_end?.toISOString() ?? null,
  };
}
