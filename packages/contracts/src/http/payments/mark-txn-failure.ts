import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { paymentStatus } from './payment-fields.ts';

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
