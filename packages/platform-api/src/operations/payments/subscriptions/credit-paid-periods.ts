import { sql } from 'kysely';
import type { Database } from '../../../database/connect-database.ts';
import { creditKey, earnedXeny, readCredits, sumOf } from './earned-xeny.ts';

/**
 * Credits what paid months of plans have brought by now and is not in the ledger: of a monthly plan once, of a daily one
 * each day, in proportion to what was not given back of its price. The first comes with the payment, even if the provider's clock is ahead. It may run twice, at once in several places, or days late: each credit has its own key.
 *
 * @param invoiceId only this month; without it all of them
 * @returns how many credits were written
 */
export async function creditPaidPeriods(database: Database, now: Date, invoiceId?: string): Promise<number> {
  return database.transaction().execute(async (transaction) => {
    // Whoever works on the same month waits; what is disputed or was given back in full brings nothing more.
    const { rows: due } = await sql<{ invoice_id: string; wanted: number }>`
      select invoice_id, wanted from (
        select paid_periods.invoice_id, paid_periods.days_credited, paid_periods.is_disputed,
          paid_periods.refunded >= paid_periods.unit_amount and paid_periods.refunded > 0 as is_refunded,
          case
            when credited = 'monthly' then 1
            else greatest(floor(extract(epoch from least(${now}::timestamptz, ends_at - interval '1 second') - starts_at) / 86400)::int + 1, 1)
          end as wanted
        from paid_periods join subscriptions on subscriptions.id = paid_periods.subscription
        where ${invoiceId === undefined ? sql`ends_at > ${now}::timestamptz - interval '40 days'` : sql`invoice_id = ${invoiceId}`}
      ) as months
      where wanted > days_credited and not is_disputed and not is_refunded
      order by invoice_id`.execute(transaction);
    let written = 0;
    for (const { invoice_id, wanted } of due) written += await creditPeriod(transaction, invoice_id, wanted);
    return written;
  });
}

/** Refunds and disputes wait for the row, and so does this: what they changed meanwhile counts. */
async function creditPeriod(transaction: Database, invoiceId: string, wanted: number): Promise<number> {
  const period = await transaction
    .selectFrom('paid_periods')
    .innerJoin('subscriptions', 'subscriptions.id', 'paid_periods.subscription')
    .select(['days_credited', 'user_id', 'xeny', 'paid_periods.unit_amount', 'refunded', 'taken_back', 'is_disputed'])
    .where('invoice_id', '=', invoiceId)
    .forUpdate('paid_periods')
    .executeTakeFirstOrThrow();
  if (period.is_disputed || wanted <= period.days_credited) return 0;
  const known = await readCredits(transaction, invoiceId, wanted);
  let had = sumOf(known.values()) - period.taken_back;
  const movements = [];
  for (let index = period.days_credited; index < wanted; index += 1) {
    if (known.has(index)) continue;
    // Less than nothing when credits of a part that was given back are spent: later ones make up for them.
    const amount = earnedXeny(period, index + 1) - had;
    if (amount < 1) continue;
    had += amount;
    movements.push({ key: creditKey(invoiceId, index), to_user: period.user_id, from_user: null, amount });
  }
  if (movements.length > 0) await transaction.insertInto('xeny_movements').values(movements).execute();
  await transaction
    .updateTable('paid_periods')
    .set({ days_credited: wanted })
    .where('invoice_id', '=', invoiceId)
    .execute();
  return movements.length;
}
