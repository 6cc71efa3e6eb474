import type { cancelSubscription as contract } from '@xana/contracts/http/payments/cancel-subscription';
import type { Handler } from '../../../http/handler.ts';
import { changePlan } from './change-plan.ts';

export const cancelSubscription: Handler<typeof contract> = (call) => changePlan(call, true);
