import type { getSubscriptionHistory as contract } from '@xana/contracts/http/payments/get-subscription-history';
import { selectSubscriptionPage } from '../../../database/payments/subscriptions.ts';
import type { Handler } from '../../../http/handler.ts';
import { daysAgo, historyPageOf } from '../payment-history.ts';
import { selectMonths } from './select-months.ts';
import { toSubscriptionStatus } from './subscription-status.ts';

export const getSubscriptionHistory: Handler<typeof contract> = async ({ input, caller, database }) => {
  const since = daysAgo(input.days);
  const { count, rows } = await selectSubscriptionPage(database, caller.userId, {
    since,
    page: historyPageOf(input),
  });
  const months = await selectMonths(database, rows, since);
  return {
    count,
    rows: rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at.toISOString(),
      status: toSubscriptionStatus(row.status),
      paymentType: 'recurring' as const,
      data: JSON.stringify({
        object: 'subscription',
        plan: { amount: row.unit_amount, product: row.product_id },
        payment_settings: { payment_method_types: ['card'] },
      }),
      subscriptionId: row.subscription_id,
      product: { id: row.product_id, name: row.name, xeny: row.xeny, credited: row.credited },
      amount: row.unit_amount,
      xeny: row.xeny,
      credited: row.credited,
      currentPeriodEnd: row.period_end?.toISOString() ?? null,
      cancelAtPeriodEnd: row.cancels_at_period_end,
      payments: months.get(row.id) ?? [],
    })),
  };
};
