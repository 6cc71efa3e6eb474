import type { getSubscriptionHistory as contract } from '@xana/contracts/http/payments/get-subscription-history';
import type { Handler } from '../../../http/handler.ts';
import { daysAgo, MAX_HISTORY_ROWS } from '../payment-history.ts';
import { toSubscriptionStatus } from './subscription-status.ts';

/** A plan that still runs is shown however long ago it was begun: it must be found to be cancelled. */
export const getSubscriptionHistory: Handler<typeof contract> = async ({ input, caller, database }) => {
  const mine = database
    .selectFrom('subscriptions')
    .where('subscriptions.user_id', '=', caller.userId)
    .where((where) =>
      where.or([
        where('subscriptions.created_at', '>', daysAgo(input.days)),
        where('subscriptions.status', 'in', ['active', 'past_due']),
      ]),
    );
  const [{ count }, rows] = await Promise.all([
    mine.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    mine
      .innerJoin('products', 'products.id', 'subscriptions.product_id')
      .selectAll('subscriptions')
      .select('products.name')
      .orderBy('subscriptions.created_at', 'desc')
      .orderBy('subscriptions.id', 'desc')
      .limit(MAX_HISTORY_ROWS)
      .execute(),
  ]);
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
      product: { id: row.product_id, name: row.name },
      amount: row.unit_amount,
      xeny: row.xeny,
      credited: row.credited,
      currentPeriodEnd: row.period_end?.toISOString() ?? null,
      cancelAtPeriodEnd: row.cancels_at_period_end,
    })),
  };
};
