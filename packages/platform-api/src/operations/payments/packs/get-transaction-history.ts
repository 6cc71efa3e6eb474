import type { getTransactionHistory as contract } from '@xana/contracts/http/payments/get-transaction-history';
import { selectPaymentReversals } from '../../../database/payments/charge-reversals.ts';
import { selectPaymentPage } from '../../../database/payments/payments.ts';
import type { Handler } from '../../../http/handler.ts';
import { daysAgo, historyPageOf } from '../payment-history.ts';
import { toReversal } from '../to-reversal.ts';

export const getTransactionHistory: Handler<typeof contract> = async ({ input, caller, database }) => {
  const { count, rows } = await selectPaymentPage(database, caller.userId, {
    since: daysAgo(input.days),
    page: historyPageOf(input),
  });
  const reversals = await selectPaymentReversals(
    database,
    rows.map(({ id }) => id),
  );
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
      product: { id: row.product_id, name: row.name, xeny: row.xeny, credited: 'once' as const },
      amount: row.unit_amount,
      refunded: row.refunded,
      xeny: row.xeny,
      cardLast4: row.card_last4,
      reversals: reversals.filter(({ payment_id }) => payment_id === row.id).map(toReversal),
    })),
  };
};
