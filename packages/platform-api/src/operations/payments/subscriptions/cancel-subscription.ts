import type { cancelSubscription as contract } from '@xana/contracts/http/payments/cancel-subscription';
import type { Handler } from '../../../http/handler.ts';
import { setCancelAtPeriodEnd } from './set-cancel-at-period-end.ts';

export const cancelSubscription: Handler<typeof contract> = (call) => setCancelAtPeriodEnd(call, true);
