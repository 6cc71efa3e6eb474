import type { getTransactionHistory as contract } from '@xana/contracts/http/payments/get-transaction-history';
import { selectPaymentPage } from '../../../database/payments.ts';
import type { Handler } from '../../../http/handler.ts';
import { daysAgo, MAX_HISTORY_ROWS } from '../payment-history.ts';

export const getTransactionHistory: Handler<typeof contract> = async ({ input, caller, database }) => {
  const { count, rows } = await selectPaymentPage(database, caller.userId, daysAgo(input.days), MAX_HISTORY_ROWS);
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      status: row.status,
      paymentType: 'one_time' as const,
      paymentIntentData: JSON.stringify({
        object: 'payment_intent',
        amount: row.unit_amount,
        currency: 'usd',
        metadata: { productId: row.product_id },
      }),
      paymentIntentId: row.intent_id,
      product: { id: row.product_id, name: row.name },
      amount: row.unit_amount,
      refunded: row.refunded,
      xeny: row.xeny,
    })),
  };
};
