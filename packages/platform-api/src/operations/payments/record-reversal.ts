import type { ReversalKind } from '@xana/contracts/http/payments/payment-fields';
import type { Database } from '../../database/connection/connect-database.ts';
import { insertReversal } from '../../database/payments/charge-reversals.ts';

interface Charge {
  unit_amount: number;
  refunded: number;
  is_disputed: boolean;
  taken_back: number;
}

/** Inserts what changed on a charge as a row of the history. A repeated event changes nothing and inserts nothing. */
export async function recordReversal(
  transaction: Database,
  of: { payment_id: number } | { invoice_id: string },
  [before, after]: [Charge, Charge],
): Promise<void> {
  const change = changeOf(before, after);
  if (!change) return;
  await insertReversal(transaction, { ...of, ...change, xeny: before.taken_back - after.taken_back });
}

function changeOf(before: Charge, after: Charge): { kind: ReversalKind; amount: number } | null {
  if (after.refunded > before.refunded) return { kind: 'refund', amount: before.refunded - after.refunded };
  if (after.is_disputed === before.is_disputed) return null;
  // A dispute is about what was not refunded before.
  const amount = after.unit_amount - after.refunded;
  return after.is_disputed ? { kind: 'dispute', amount: -amount } : { kind: 'dispute_won', amount };
}
