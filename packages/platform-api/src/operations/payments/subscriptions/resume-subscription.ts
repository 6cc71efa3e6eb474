import type { resumeSubscription as contract } from '@xana/contracts/http/payments/resume-subscription';
import { findOwnSubscription } from '../../../database/payments/subscriptions.ts';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { isRunning, setCancelAtPeriodEnd } from './set-cancel-at-period-end.ts';

export const resumeSubscription: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const row = await findOwnSubscription(database, caller.userId, input);
  if (!row) throw apiError('SUBSCRIPTION_NOT_FOUND');
  if (!isRunning(row)) throw apiError('SUBSCRIPTION_ENDED');
  return setCancelAtPeriodEnd({ database, cards: requireCardProvider(call), row }, false);
};
