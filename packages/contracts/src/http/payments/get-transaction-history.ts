import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { boughtProduct, cardLast4, historyDays, historyPage, paymentStatus, reversals } from './payment-fields.ts';

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
