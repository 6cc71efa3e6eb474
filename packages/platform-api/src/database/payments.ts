import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from './connect-database.ts';
import type { Tables } from './tables.ts';

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

/** A user's payments with the name of each product, the newest first, and how many there are. */
export async function selectPaymentPage(database: Database, userId: number, since: Date, limit: number) {
  const payments = database
    .selectFrom('payments')
    .where('payments.user_id', '=', userId)
    .where('payments.created_at', '>', since);
  const [{ count }, rows] = await Promise.all([
    payments.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    payments
      .innerJoin('products', 'products.id', 'payments.product_id')
      .selectAll('payments')
      .select('products.name')
      .orderBy('payments.created_at', 'desc')
      .orderBy('payments.id', 'desc')
      .limit(limit)
      .execute(),
  ]);
  return { count, rows };
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

/** @param isFinal the status cannot change any more, so the payment is not reconciled again */
export async function updatePaymentStatus(
  transaction: Database,
  id: number,
  { status, intentId, isFinal }: { status: PaymentRow['status']; intentId: string; isFinal: boolean },
): Promise<void> {
  await transaction
    .updateTable('payments')
    .set({ status, intent_id: intentId, ...(isFinal ? { ask_at: null } : {}) })
    .where('id', '=', id)
    .execute();
}

/** Records a refund or a dispute of a succeeded payment and locks its row. A refunded amount never decreases. */
export function updatePaymentCharge(
  transaction: Database,
  intentId: string,
  change: ChargeChange,
): Promise<PaymentRow | undefined> {
  return transaction
    .updateTable('payments')
    .set(toColumns(change))
    .where('intent_id', '=', intentId)
    .where('status', '=', 'succeeded')
    .returningAll()
    .executeTakeFirst();
}

export const toColumns = (change: ChargeChange) =>
  'refunded' in change
    ? { refunded: sql<number>`greatest(refunded, ${change.refunded})` }
    : { is_disputed: change.isDisputed };

export async function updatePaymentTakenBack(transaction: Database, id: number, takenBack: TakenBack): Promise<void> {
  await transaction.updateTable('payments').set(takenBack).where('id', '=', id).execute();
}
