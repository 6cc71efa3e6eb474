import type { unsubscribeFromPush as contract } from '@xana/contracts/http/notifications/unsubscribe-from-push';
import { deletePushSubscription } from '../../database/notifications/push-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';

export const unsubscribeFromPush: Handler<typeof contract> = async ({ caller, database, push }) => {
  await deletePushSubscription(database, caller.sessionId);
  return { publicKey: push?.publicKey ?? null, endpoint: null };
};
