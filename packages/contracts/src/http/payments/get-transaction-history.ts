import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf } from '../fields.ts';
import { boughtProduct, historyDays, PAYMENT_STATUSES } from './payment-fields.ts';

export const transactionRow = z.object({
  id: z.int(),
  createdAt: instant,
  status: z.enum(PAYMENT_STATUSES),
  paymentType: z.literal('one_time'),
  /** The provider's object as text, of the shape that older clients read: object, amount, metadata.productId. */
  paymentIntentData: z.string(),
  paymentIntentId: z.nullable(z.string()),
  product: boughtProduct,
  /** US cents. */
  amount: z.int(),
  /** US cents that were given back. */
  refunded: z.int(),
  /** How many XENY it brought, or will bring. */
  xeny: z.int(),
});

export type TransactionRow = z.output<typeof transactionRow>;

/** At most 200 rows; `count` says how many there are. */
export const getTransactionHistory = defineOperation({
  id: 'getTransactionHistory',
  summary: 'The caller’s payments of the last so many days, newest first.',
  method: 'GET',
  path: '/stripe/get-transaction-history/:days',
  authorization: 'required',
  input: z.strictObject({ days: historyDays }),
  output: listOf(transactionRow),
});
