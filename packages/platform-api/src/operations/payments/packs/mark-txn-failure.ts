import type { markTxnFailure as contract } from '@xana/contracts/http/payments/mark-txn-failure';
import { findPayment } from '../../../database/payments/payments.ts';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';

/** The browser's report is not trusted: it only makes the platform ask the card provider for the status. */
export const markTxnFailure: Handler<typeof contract> = async ({ input, caller, database, apiError, ...platform }) => {
  const payment = await findPayment(database, caller.userId, input.paymentIntentId);
  if (!payment) throw apiError('PAYMENT_NOT_FOUND');
  if (payment.status === 'succeeded') return { status: payment.status };
  const intent = await requireCardProvider(platform).findIntent(input.paymentIntentId);
  if (!intent) throw apiError('PAYMENT_NOT_FOUND');
  return { status: (await syncPaymentIntent(database, intent)) ?? payment.status };
};
