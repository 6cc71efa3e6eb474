import type { resumeSubscription as contract } from '@xana/contracts/http/payments/resume-subscription';
import type { Handler } from '../../../http/handler.ts';
import { setCancelAtPeriodEnd } from './cancel-subscription.ts';

export const resumeSubscription: Handler<typeof contract> = (call) => setCancelAtPeriodEnd(call, false);
