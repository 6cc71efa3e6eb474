import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { attemptId, currency, receiptEmail, SUBSCRIPTION_STATUSES } from './payment-fields.ts';

/** When the card is refused, `msg` of the refusal is `{ raw: { message } }` with the card provider’s own words. */
export const createSubscription = defineOperation({
  id: 'createSubscription',
  summary: 'Begins a plan with a card that the provider’s script has made a payment method of.',
  method: 'POST',
  path: '/stripe/create-subscription',
  authorization: 'required',
  input: z.strictObject({
    paymentMethod: z.string().check(z.regex(/^[A-Za-z0-9_]{3,100}$/)),
    priceId: z.string().check(z.maxLength(100)),
    currency,
    email: receiptEmail,
    attemptId: z.optional(attemptId),
  }),
  output: z.object({
    /** Of the first payment; the browser asks the provider how it stands. */
    clientSecret: z.string(),
    subscriptionId: z.string(),
    status: z.enum(SUBSCRIPTION_STATUSES),
  }),
  errors: ['PRICE_NOT_FOUND', 'ATTEMPT_REUSED', 'ALREADY_SUBSCRIBED', 'CARD_DECLINED', 'PAYMENTS_UNAVAILABLE'],
});
