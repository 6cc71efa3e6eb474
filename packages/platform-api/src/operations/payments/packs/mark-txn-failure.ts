import type { markTxnFailure as contract } from '@xana/contracts/http/payments/mark-txn-failure';
import type { Handler } from '../../../http/handler.ts';
import { requireCardProvider } from '../require-card-provider.ts';
import { syncPaymentIntent } from './sync-payment-intent.ts';

/** What the browser says is only the reason to look. */
export const markTxnFailure: Handler<typeof contract> = async ({ input, caller, database, apiError, ...platform }) => {
  const payment = await database
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('intent_id', '=', input.paymentIntentId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (!payment) throw apiError('PAYMENT_NOT_FOUND');
  if (payment.status === 'succeeded') return { status: payment.status };
  const intent = await requireCardProvider(platform).findIntent(input.paymentIntentId);
  if (!intent) throw apiError('PAYMENT_NOT_FOUND');
  return { status: (await syncPaymentIntent(database, intent)) ?? payment.status };
};
