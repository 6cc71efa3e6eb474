import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { PAYMENT_STATUSES } from './payment-fields.ts';

/** The provider has the last word: what it says is paid stays paid. Said again, it changes nothing. */
export const markTxnFailure = defineOperation({
  id: 'markTxnFailure',
  summary: 'Tells that the caller’s payment was refused in the browser; answers how it really stands.',
  method: 'GET',
  path: '/stripe/mark-txn-failure/:paymentIntentId',
  authorization: 'required',
  input: z.strictObject({ paymentIntentId: z.string().check(z.regex(/^pi_[A-Za-z0-9]{1,100}$/)) }),
  output: z.object({ status: z.enum(PAYMENT_STATUSES) }),
  errors: ['PAYMENT_NOT_FOUND', 'PAYMENTS_UNAVAILABLE'],
});
