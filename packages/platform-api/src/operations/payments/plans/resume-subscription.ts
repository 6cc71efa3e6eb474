import type { resumeSubscription as contract } from '@xana/contracts/http/payments/resume-subscription';
import type { Handler } from '../../../http/handler.ts';
import { changePlan } from './change-plan.ts';

export const resumeSubscription: Handler<typeof contract> = (call) => changePlan(call, false);
