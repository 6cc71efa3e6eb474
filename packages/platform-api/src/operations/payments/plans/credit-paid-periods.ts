import { sql } from 'kysely';
import type { Database } from '../../../database/connect-database.ts';

/**
 * Credits what paid months of plans have brought by now and is not in the ledger: of a monthly plan once, of a daily one
 * each day. The first comes with the payment, whoever's clock is ahead. It may run twice, at once in several places, or days late: each credit has its own key.
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
    for (const { invoice_id, wanted } of due) {
      const period = await transaction
        .selectFrom('paid_periods')
        .innerJoin('subscriptions', 'subscriptions.id', 'paid_periods.subscription')
        .select(['days_credited', 'user_id', 'xeny'])
        .where('invoice_id', '=', invoice_id)
        .forUpdate('paid_periods')
        .executeTakeFirstOrThrow();
      const days = Array.from(
        { length: Math.max(wanted - period.days_credited, 0) },
        (_, index) => period.days_credited + index,
      );
      if (days.length === 0) continue;
      const movements = days.map((day) => ({
        key: `plan:${invoice_id}:${day}`,
        to_user: period.user_id,
        from_user: null,
        amount: period.xeny,
      }));
      const inserted = await transaction
        .insertInto('xeny_movements')
        .values(movements)
        .onConflict((conflict) => conflict.column('key').doNothing())
        .returning('key')
        .execute();
      await transaction
        .updateTable('paid_periods')
        .set({ days_credited: wanted })
        .where('invoice_id', '=', invoice_id)
        .execute();
      written += inserted.length;
    }
    return written;
  });
}
