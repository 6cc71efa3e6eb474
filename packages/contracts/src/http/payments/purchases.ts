import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import {
  attemptId,
  boughtProduct,
  cardLast4,
  country,
  currency,
  historyDays,
  historyPage,
  paymentStatus,
  receiptEmail,
  reversals,
} from './payment-fields.ts';

const transactionRow = named(
  'Transaction',
  'A payment in the history.',
  z.object({
    id: described(z.int(), 'Id of the row.'),
    createdAt: described(instant, 'When it began.'),
    status: paymentStatus,
    paymentType: described(z.literal('one_time'), 'Always `one_time`.'),
    paymentIntentData: described(
      z.string(),
      'For older clients: object, amount and metadata.productId of the card provider, as JSON.',
    ),
    paymentIntentId: described(z.nullable(z.string()), 'Id of the payment at the card provider.'),
    product: described(boughtProduct, 'What was bought.'),
    amount: described(z.int(), 'Price in US cents.'),
    refunded: described(z.int(), 'Refunded amount in US cents.'),
    xeny: described(z.int(), 'XENY of this payment.'),
    cardLast4,
    reversals,
  }),
);

export type TransactionRow = z.output<typeof transactionRow>;

export const getTransactionHistory = defineOperation({
  id: 'getTransactionHistory',
  summary: 'List your payments, newest first',
  description: 'Those that began or were refunded within the period.',
  method: 'GET',
  path: '/stripe/get-transaction-history/:days',
  authorization: 'required',
  input: z.strictObject({ days: historyDays, ...historyPage }),
  output: listOf(transactionRow),
});

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

export const markTxnFailure = defineOperation({
  id: 'markTxnFailure',
  summary: 'Report a failed payment',
  description:
    'Call it when the card was declined in the browser. The server asks the card provider and returns the status that it knows; a payment that succeeded stays succeeded.',
  method: 'GET',
  path: '/stripe/mark-txn-failure/:paymentIntentId',
  authorization: 'required',
  input: z.strictObject({
    paymentIntentId: described(
      z.string().check(z.regex(/^pi_[A-Za-z0-9]{1,100}$/)),
      'Id of the payment, from `initiateTransaction`.',
      { examples: ['pi_3Qx2bVk9LmT4cZr'] },
    ),
  }),
  output: z.object({ status: paymentStatus }),
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
});
