import type { resumeSubscription as contract } from '@xana/contracts/http/payments/resume-subscription';
import type { Handler } from '../../../http/handler.ts';
import { setCancelAtPeriodEnd } from './set-cancel-at-period-end.ts';

export const resumeSubscription: Handler<typeof contract> = (call) => setCancelAtPeriodEnd(call, false);
