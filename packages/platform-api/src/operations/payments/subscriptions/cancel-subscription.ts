import type { cancelSubscription as contract } from '@xana/contracts/http/payments/cancel-subscription';
import { findOwnSubscription, type SubscriptionRow } from '../../../database/payments/subscriptions.ts';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { cancelUnstarted } from './cancel-unstarted.ts';
import { isRunning, setCancelAtPeriodEnd, toSubscriptionState } from './set-cancel-at-period-end.ts';

/** A row that is not running has nothing to end with its period, so it is closed at once. */
export const cancelSubscription: Handler<typeof contract> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const { subscriptionId, id } = input;
  if (subscriptionId === undefined && id === undefined)
    throw apiError('INPUT_INVALID', 'Field "subscriptionId" or "id" is required.');
  const find = (): Promise<SubscriptionRow | undefined> =>
    findOwnSubscription(database, caller.userId, { subscriptionId, id });
  const found = await find();
  if (!found) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (found.status === 'canceled') throw apiError('SUBSCRIPTION_ENDED');
  const cards = requireCardProvider(call);
  // Its first payment may be completed in the meantime: then it is running.
  const row = isRunning(found) ? found : await cancelUnstarted(database, cards, found);
  if (!isRunning(row)) return toSubscriptionState(row);
  const mode = config.cards?.cancelMode ?? 'period-end';
  return setCancelAtPeriodEnd({ database, cards, row }, mode === 'immediate' ? 'now' : true);
};
