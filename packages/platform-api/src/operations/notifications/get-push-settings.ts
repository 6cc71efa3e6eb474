import type { getPushSettings as contract } from '@xana/contracts/http/notifications/get-push-settings';
import { findPushEndpoint } from '../../database/notifications/push-subscriptions.ts';
import type { Handler } from '../../http/handler.ts';

export const getPushSettings: Handler<typeof contract> = async ({ caller, database, push }) => ({
  publicKey: push?.publicKey ?? null,
  endpoint: push ? await findPushEndpoint(database, caller.sessionId) : null,
});
