import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { attemptId, currency, receiptEmail, subscriptionStatus } from './payment-fields.ts';

export const createSubscription = defineOperation({
  id: 'createSubscription',
  summary: 'Subscribe to a plan',
  description:
    'When the card is declined, `msg` of the error is `{ raw: { message } }` with the message of the card provider.',
  method: 'POST',
  path: '/stripe/create-subscription',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    paymentMethod: described(
      z.string().check(z.regex(/^[A-Za-z0-9_]{3,100}$/)),
      'Payment method that the script of the card provider made in the browser.',
      { examples: ['pm_card_visa'] },
    ),
    priceId: described(z.string().check(z.maxLength(100)), 'Price of the plan, from `getXenyProducts`.', {
      examples: ['price-plan-100'],
    }),
    currency,
    email: receiptEmail,
    attemptId: z.optional(attemptId),
  }),
  output: z.object({
    clientSecret: described(z.string(), 'Secret of the first payment, for the script of the card provider.'),
    subscriptionId: described(z.string(), 'Id of the subscription.'),
    status: subscriptionStatus,
  }),
  errors: ['PRICE_NOT_FOUND', 'ATTEMPT_REUSED', 'ALREADY_SUBSCRIBED', 'CARD_DECLINED', 'PAYMENTS_UNAVAILABLE'],
});
