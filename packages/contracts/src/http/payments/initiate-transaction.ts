import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { attemptId, country, currency, paymentStatus, receiptEmail } from './payment-fields.ts';

export const initiateTransaction = defineOperation({
  id: 'initiateTransaction',
  summary: 'Start the payment of a pack',
  description:
    'The server knows the price: when `amount` differs, the request returns `PRICE_CHANGED`. Idempotent: a request with an `attemptId` that was used before returns the payment that was started then.',
  method: 'POST',
  path: '/stripe/initiate-transaction',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    currency,
    email: receiptEmail,
    description: described(z.optional(z.nullable(z.string().check(z.maxLength(500)))), 'Text for the receipt.'),
    country: described(z.optional(z.nullable(country)), 'Country of the card: ISO 3166-1 alpha-2, or empty.', {
      examples: ['JP'],
    }),
    amount: described(z.int(), 'The price that the buyer saw, in US cents.', { examples: [999] }),
    priceId: described(z.string().check(z.maxLength(100)), 'Price of the pack, from `getXenyProducts`.', {
      examples: ['price-xeny-1050'],
    }),
    productId: described(z.string().check(z.maxLength(100)), 'Id of the pack, from `getXenyProducts`.', {
      examples: ['xeny-1050'],
    }),
    attemptId: z.optional(attemptId),
  }),
  output: z.object({
    clientSecret: described(z.string(), 'Secret for the script of the card provider. Do not store it.'),
    paymentIntentId: described(z.string(), 'Id of the payment at the card provider.'),
    status: paymentStatus,
  }),
  errors: ['PRICE_NOT_FOUND', 'PRICE_CHANGED', 'ATTEMPT_REUSED', 'PAYMENTS_UNAVAILABLE'],
});
