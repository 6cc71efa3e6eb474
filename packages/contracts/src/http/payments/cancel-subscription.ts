import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { subscriptionId, subscriptionState } from './payment-fields.ts';

export const cancelSubscription = defineOperation({
  id: 'cancelSubscription',
  summary: 'Cancel a subscription',
  description:
    'A running one ends with the paid period and can be resumed until then. One that has not started (`requires_payment_method`, `failed`) becomes `canceled` at once, and nothing is charged. Send `subscriptionId`, or `id` for a row without one; `id` is ignored when both are sent.',
  method: 'POST',
  path: '/stripe/cancel-subscription',
  authorization: 'required',
  input: z.strictObject({
    subscriptionId: z.optional(subscriptionId),
    id: described(z.optional(id), 'Id of the row in `getSubscriptionHistory`.', { examples: [7] }),
  }),
  output: subscriptionState,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});
