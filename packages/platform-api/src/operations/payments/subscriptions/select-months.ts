import type { SubscriptionPayment } from '@xana/contracts/http/payments/subscriptions';
import type { Database } from '../../../database/connection/connect-database.ts';
import { selectPeriodReversals } from '../../../database/payments/charge-reversals.ts';
import { selectPaidMonths } from '../../../database/payments/paid-periods.ts';
import { toReversal } from '../to-reversal.ts';

/** The paid months of subscriptions with their refunds and disputes, by the id of the subscription's row. */
export async function selectMonths(
  database: Database,
  subscriptions: readonly { id: number }[],
  since: Date,
): Promise<Map<number, SubscriptionPayment[]>> {
  const ids = subscriptions.map(({ id }) => id);
  const months = await selectPaidMonths(database, ids, since);
  const reversals = await selectPeriodReversals(
    database,
    months.map(({ invoice_id }) => invoice_id),
  );
  const toPayment = (month: (typeof months)[number]): SubscriptionPayment => ({
    id: month.invoice_id,
    createdAt: month.paid_at.toISOString(),
    startsAt: month.starts_at.toISOString(),
    endsAt: month.ends_at.toISOString(),
    amount: month.unit_amount,
    cardLast4: month.card_last4,
    reversals: reversals.filter(({ invoice_id }) => invoice_id === month.invoice_id).map(toReversal),
  });
  return new Map(ids.map((id) => [id, months.filter(({ subscription }) => subscription === id).map(toPayment)]));
}
