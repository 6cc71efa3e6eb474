import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { inOrderOf, NEWEST_FIRST, type Page, pageOfIds } from '../statements/key-pages.ts';
import type { Tables } from '../tables.ts';
import { wasReversedSince } from './charge-reversals.ts';

export type PaymentRow = Selectable<Tables['payments']>;

/** What changed on a charge; the other of the two columns keeps its value. */
export type ChargeChange = { refunded: number } | { isDisputed: boolean };

/** How much of what a payment credited was taken back, and in how many ledger movements. */
export interface TakenBack {
  taken_back: number;
  returns: number;
}

/** Inserts the payment, unless the user has made the same attempt before. @returns the stored row of the attempt */
export async function insertPayment(database: Database, payment: Insertable<Tables['payments']>): Promise<PaymentRow> {
  await database
    .insertInto('payments')
    .values(payment)
    .onConflict((conflict) => conflict.columns(['user_id', 'attempt']).doNothing())
    .execute();
  return database
    .selectFrom('payments')
    .selectAll()
    .where('user_id', '=', payment.user_id)
    .where('attempt', '=', payment.attempt)
    .executeTakeFirstOrThrow();
}

/**
 * A user's payments with the name of each product, the newest first, and how many there are. One that was refunded within
 * the period is listed however old it is.
 */
export async function selectPaymentPage(
  database: Database,
  userId: number,
  { since, page }: { since: Date; page: Page },
) {
  const from = sql`from payments
    where user_id = ${userId} and (created_at > ${since} or ${wasReversedSince(since)})`;
  const { count, ids } = await pageOfIds(database, { from, ...NEWEST_FIRST }, page);
  if (ids.length === 0) return { count, rows: [] };
  const rows = await database
    .selectFrom('payments')
    .innerJoin('products', 'products.id', 'payments.product_id')
    .selectAll('payments')
    .select('products.name')
    .where('payments.id', 'in', ids)
    .execute();
  return { count, rows: inOrderOf(ids, rows) };
}

export function findPayment(database: Database, userId: number, intentId: string) {
  return database
    .selectFrom('payments')
    .select(['id', 'status'])
    .where('intent_id', '=', intentId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Locks the payment of a PaymentIntent, found by its id or by the row that the intent's metadata names. */
export function lockPayment(
  transaction: Database,
  intent: { id: string; row: { id: number; attempt: string } | null },
): Promise<PaymentRow | undefined> {
  const { row } = intent;
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where((where) =>
      where.or([
        where('intent_id', '=', intent.id),
        ...(row ? [where.and([where('id', '=', row.id), where('attempt', '=', row.attempt)])] : []),
      ]),
    )
    .forUpdate()
    .executeTakeFirst();
}

interface PaymentState {
  status: PaymentRow['status'];
  intentId: string;
  /** The status cannot change any more, so the payment is not reconciled again. */
  isFinal: boolean;
  cardLast4: string | null;
}

export async function updatePaymentStatus(
  transaction: Database,
  id: number,
  { status, intentId, isFinal, cardLast4 }: PaymentState,
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status, intent_id: intentId, card_last4: cardLast4, ...(isFinal ? { ask_at: null } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Locks a succeeded payment, whose refunds and disputes wait for each other. */
export function lockPaidPayment(transaction: Database, intentId: string): Promise<PaymentRow | undefined> {
  return transaction
    .selectFrom('payments')
    .selectAll()
    .where('intent_id', '=', intentId)
    .where('status', '=', 'succeeded')
    .forUpdate()
    .executeTakeFirst();
}

/** Records a refund or a dispute of a payment. A refunded amount never decreases. */
export function updatePaymentCharge(transaction: Database, id: number, change: ChargeChange): Promise<PaymentRow> {
  return transaction
    .updateTable('payments')
    .set(toColumns(change))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export const toColumns = (change: ChargeChange) =>
  'refunded' in change
    ? { refunded: sql<number>`greatest(refunded, ${change.refunded})` }
    : { is_disputed: change.isDisputed };

export async function updatePaymentTakenBack(transaction: Database, id: number, takenBack: TakenBack): Promise<void> {
  await transaction.updateTable('payments').set(takenBack).where('id', '=', id).execute();
}
