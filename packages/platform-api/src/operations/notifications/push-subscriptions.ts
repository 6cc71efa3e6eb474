import type * as contracts from '@xana/contracts/http/notifications/push-subscriptions';
import {
  deletePushSubscription,
  findPushEndpoint,
  upsertPushSubscription,
} from '../../database/notifications/push-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';

export const getPushSettings: Handler<typeof contracts.getPushSettings> = async ({ caller, database, push }) => ({
  publicKey: push?.publicKey ?? null,
  endpoint: push ? await findPushEndpoint(database, caller.sessionId) : null,
});

export const subscribeToPush: Handler<typeof contracts.subscribeToPush> = async (call) => {
  const { input, caller, database, push, ...platform } = call;
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

export const unsubscribeFromPush: Handler<typeof contracts.unsubscribeFromPush> = async (call) => {
  const { caller, database, push } = call;
  await deletePushSubscription(database, caller.sessionId);
  return { publicKey: push?.publicKey ?? null, endpoint: null };
};
