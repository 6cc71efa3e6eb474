import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { attemptId, country, currency, PAYMENT_STATUSES, receiptEmail } from './payment-fields.ts';

/** The price is the server's: `amount` is what the buyer saw, and is refused when it is another one. */
export const initiateTransaction = defineOperation({
  id: 'initiateTransaction',
  summary: 'Begins the payment of a pack; with an attemptId that was used already it answers with that payment.',
  method: 'POST',
  path: '/stripe/initiate-transaction',
  authorization: 'required',
  input: z.strictObject({
    currency,
    email: receiptEmail,
    description: z.optional(z.nullable(z.string().check(z.maxLength(500)))),
    country: z.optional(z.nullable(country)),
    /** US cents. */
    amount: z.int(),
    priceId: z.string().check(z.maxLength(100)),
    productId: z.string().check(z.maxLength(100)),
    attemptId: z.optional(attemptId),
  }),
  output: z.object({
    /** For the card provider's script in the browser, and for nobody else. */
    clientSecret: z.string(),
    paymentIntentId: z.string(),
    status: z.enum(PAYMENT_STATUSES),
  }),
  errors: ['PRICE_NOT_FOUND', 'PRICE_CHANGED', 'ATTEMPT_REUSED', 'PAYMENTS_UNAVAILABLE'],
});
