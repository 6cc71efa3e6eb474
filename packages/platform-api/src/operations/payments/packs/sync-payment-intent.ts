import type { Database } from '../../../database/connection/connect-database.ts';
import { claimCardRead } from '../../../database/payments/card-reads.ts';
import { lockPayment, updatePaymentStatus } from '../../../database/payments/payments.ts';
import { moveXeny } from '../../../database/payments/xeny-ledger.ts';
import type { Intent } from '../../../gateways/card-provider/card-provider.ts';
import { notify } from '../../notifications/notify.ts';
import { countCredit } from '../payment-metrics.ts';

type Status = Intent['status'];

/** Statuses that a PaymentIntent does not leave, so it is not reconciled again. */
const FINAL_STATUSES = new Set<Status>(['succeeded', 'canceled']);

/**
 * Stores the status of a PaymentIntent and credits its XENY once when it succeeded, however often and in whichever order
 * events arrive. A payment that succeeded stays succeeded, and a later answer is not replaced by an earlier one.
 *
 * @returns the payment's status; null when the PaymentIntent belongs to no payment of this database
 */
export async function syncPaymentIntent(database: Database, intent: Intent): Promise<Status | null> {
  let credited = 0;
  const result = await database.transaction().execute(async (transaction) => {
    const payment = await lockPayment(transaction, intent);
    // The platform creates one PaymentIntent per payment: a second one with the same metadata is not its own.
    if (!payment || (payment.intent_id !== null && payment.intent_id !== intent.id)) return null;
    if (payment.status === 'succeeded') return 'succeeded';
    const { id, status, received, cardLast4, readNumber } = intent;
    if (status === 'succeeded' && received !== payment.unit_amount) {
      throw new Error(`Payment ${payment.id} received ${received} cents instead of ${payment.unit_amount}.`);
    }
    // A payment that succeeded stays succeeded at the provider, so this answer is never too old.
    if (status !== 'succeeded' && !(await claimCardRead(transaction, id, readNumber))) return payment.status;
    await updatePaymentStatus(transaction, payment.id, {
      status,
      intentId: id,
      isFinal: FINAL_STATUSES.has(status),
      cardLast4,
    });
    if (status === 'succeeded') {
      const key = `payment:${payment.id}`;
      const { user_id: to, xeny } = payment;
      if (await moveXeny(transaction, { key, from: null, to, amount: xeny })) credited = xeny;
      await notify(transaction, { kind: 'payment', to, source: key, outcome: 'credited', xeny });
    }
    return status;
  });
  if (credited > 0) countCredit('pack', credited);
  return result;
}
