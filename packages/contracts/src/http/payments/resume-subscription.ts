import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { subscriptionId, subscriptionState } from './payment-fields.ts';

export const resumeSubscription = defineOperation({
  id: 'resumeSubscription',
  summary: 'Resume a cancelled subscription',
  description: 'It renews again at the end of the paid period.',
  method: 'POST',
  path: '/stripe/resume-subscription',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ subscriptionId }),
  output: subscriptionState,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});
