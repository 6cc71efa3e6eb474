import type { subscribeToPush as contract } from '@xana/contracts/http/notifications/subscribe-to-push';
import { upsertPushSubscription } from '../../database/notifications/push-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';

export const subscribeToPush: Handler<typeof contract> = async ({ input, caller, database, push, ...platform }) => {
  const { apiError, memberLimits } = platform;
  if (!push) throw apiError('PUSH_UNAVAILABLE');
  if (!push.isAllowedEndpoint(input.endpoint)) throw apiError('PUSH_ENDPOINT_INVALID');
  await memberLimits.require('subscribeToPush', caller.userId);
  const subscription = { session_id: caller.sessionId, user_id: caller.userId, ...input };
  const outcome = await upsertPushSubscription(database, subscription);
  if (outcome === 'taken') throw apiError('PUSH_ENDPOINT_TAKEN');
  if (outcome === 'ended') throw apiError('TOKEN_INVALID');
  return { publicKey: push.publicKey, endpoint: input.endpoint };
};
