import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { Tables } from '../tables.ts';

export type ReversalRow = Selectable<Tables['charge_reversals']>;

export async function insertReversal(
  transaction: Database,
  reversal: Insertable<Tables['charge_reversals']>,
): Promise<void> {
  await transaction.insertInto('charge_reversals').values(reversal).execute();
}

const selectReversals = (database: Database) =>
  database.selectFrom('charge_reversals').selectAll().orderBy('id', 'desc');

/** The refunds and disputes of payments, the newest first. */
export async function selectPaymentReversals(database: Database, ids: readonly number[]): Promise<ReversalRow[]> {
  return ids.length === 0 ? [] : selectReversals(database).where('payment_id', 'in', ids).execute();
}

/** The refunds and disputes of paid months, the newest first. */
export async function selectPeriodReversals(database: Database, ids: readonly string[]): Promise<ReversalRow[]> {
  return ids.length === 0 ? [] : selectReversals(database).where('invoice_id', 'in', ids).execute();
}

/** Whether a payment has a refund or a dispute since a time. */
export const wasReversedSince = (since: Date) =>
  sql<boolean>`exists (select from charge_reversals where payment_id = payments.id and created_at > ${since})`;
