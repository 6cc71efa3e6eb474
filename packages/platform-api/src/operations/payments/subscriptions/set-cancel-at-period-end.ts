import type { cancelSubscription } from '@xana/contracts/http/payments/cancel-subscription';
import type { OutputOf } from '@xana/contracts/operation';
import { apiError } from '../../../api-error.ts';
import type { Call } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { toSubscriptionStatus } from './subscription-status.ts';
import { syncSubscription } from './sync-subscription.ts';

type Contract = typeof cancelSubscription;

/** Ends the caller's plan with its period, or lets it go on; said again, it is as it was. */
export async function setCancelAtPeriodEnd(
  {
    input,
    caller,
    database,
    config,
    ...platform
  }: Pick<Call<Contract>, 'input' | 'caller' | 'database' | 'config' | 'cards'>,
  isCancelled: boolean,
): Promise<OutputOf<Contract>> {
  const find = () =>
    database
      .selectFrom('subscriptions')
      .selectAll()
      .where('subscription_id', '=', input.subscriptionId)
      .where('user_id', '=', caller.userId)
      .executeTakeFirst();
  const row = await find();
  if (!row) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (row.status !== 'active' && row.status !== 'past_due') throw apiError('SUBSCRIPTION_ENDED');
  const cards = requireCardProvider(platform);
  const isAtOnce = isCancelled && config.cards?.cancelMode === 'immediate';
  if (isAtOnce) await cards.cancelPlan(input.subscriptionId);
  else await cards.setCancelsAtPeriodEnd(input.subscriptionId, isCancelled);
  const plan = await cards.findPlan(input.subscriptionId);
  if (plan) await syncSubscription(database, cards, plan);
  const after = (await find()) ?? row;
  return {
    subscriptionId: input.subscriptionId,
    status: toSubscriptionStatus(after.status),
    cancelAtPeriodEnd: after.cancels_at_period_end,
    currentPeriodEnd: after.period_end?.toISOString() ?? null,
  };
}
