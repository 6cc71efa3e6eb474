import { defineOperation } from '../../operation.ts';
import { subscriptionChange } from './cancel-subscription.ts';

export const resumeSubscription = defineOperation({
  id: 'resumeSubscription',
  summary: 'Lets a plan go on that was to end with its period.',
  method: 'POST',
  path: '/stripe/resume-subscription',
  authorization: 'required',
  ...subscriptionChange,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});
