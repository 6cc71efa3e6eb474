import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant } from '../fields.ts';
import { SUBSCRIPTION_STATUSES } from './payment-fields.ts';

export const subscriptionChange = {
  input: z.strictObject({ subscriptionId: z.string().check(z.regex(/^sub_[A-Za-z0-9_]{1,100}$/)) }),
  output: z.object({
    subscriptionId: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
    cancelAtPeriodEnd: z.boolean(),
    currentPeriodEnd: z.nullable(instant),
  }),
};

export const cancelSubscription = defineOperation({
  id: 'cancelSubscription',
  summary: 'Ends a plan with the period that is paid; it can be resumed until then.',
  method: 'POST',
  path: '/stripe/cancel-subscription',
  authorization: 'required',
  ...subscriptionChange,
  errors: ['SUBSCRIPTION_NOT_FOUND', 'SUBSCRIPTION_ENDED', 'PAYMENTS_UNAVAILABLE'],
});
