import type { Database } from '../../../database/connection/connect-database.ts';
import { lockPaidPeriod, selectPeriodsToCredit, updateDaysCredited } from '../../../database/payments/paid-periods.ts';
import { insertMovements } from '../../../database/payments/xeny-ledger.ts';
import { countCredit } from '../payment-metrics.ts';
import { creditKey, earnedXeny, readCredits, sumOf } from './earned-xeny.ts';

/**
 * Credits what paid months of subscriptions have earned by now and is not in the ledger: once per month of a monthly plan,
 * once per day of a daily plan, in proportion to the part of the price that was not refunded. Each credit has an
 * idempotency key, so this may run twice, in several instances at once, or days late.
 *
 * @param invoiceId only this month; by default all months that may have credits due
 * @returns how many credits were written
 */
export async function creditPaidPeriods(database: Database, now: Date, invoiceId?: string): Promise<number> {
  const credits = await database.transaction().execute(async (transaction) => {
    const written: number[] = [];
    for (const { invoice_id, due } of await selectPeriodsToCredit(transaction, now, invoiceId))
      written.push(...(await creditPeriod(transaction, invoice_id, due)));
    return written;
  });
  for (const xeny of credits) countCredit('plan', xeny);
  return credits.length;
}

/** @returns the XENY of each credit that was written */
async function creditPeriod(transaction: Database, invoiceId: string, due: number): Promise<number[]> {
  // Read again under the lock: a refund, a dispute or another instance may have changed the month since it was selected.
  const period = await lockPaidPeriod(transaction, invoiceId);
  if (period.is_disputed || due <= period.days_credited) return [];
  const known = await readCredits(transaction, invoiceId, due);
  let credited = sumOf(known.values()) - period.taken_back;
  const movements = [];
  for (let index = period.days_credited; index < due; index += 1) {
    if (known.has(index)) continue;
    // Negative after a partial refund of credits that were spent: later credits make up for them.
    const amount = earnedXeny(period, index + 1) - credited;
    if (amount < 1) continue;
    credited += amount;
    movements.push({ key: creditKey(invoiceId, index), from: null, to: period.user_id, amount });
  }
  await insertMovements(transaction, movements);
  await updateDaysCredited(transaction, invoiceId, due);
  return movements.map(({ amount }) => amount);
}
