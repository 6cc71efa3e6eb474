import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { subscriptionId, subscriptionState } from './payment-fields.ts';

export const cancelSubscription = defineOperation({
  id: 'cancelSubscription',
  summary: 'Cancel a subscription',
  description: 'It ends with the paid period and can be resumed until then.',
  method: 'POST',
  path: '/stripe/cancel-subscription',
  authorization: 'required',
  input: z.strictObject({ subscriptionId }),
  output: subscriptionState,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});
