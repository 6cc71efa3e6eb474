import type { Database } from '../../../database/connect-database.ts';
import { moveXeny } from '../../../database/xeny-ledger.ts';
import type { Intent } from '../../../gateways/card-provider/card-provider.ts';

type Status = Intent['status'];

/** What is over by itself: nothing more need be asked. */
const FINAL = new Set<Status>(['succeeded', 'canceled']);

/**
 * Writes down how a payment stands at the provider, and credits its XENY when it is paid: once, whatever is heard, how
 * often and in which order. What is paid stays paid.
 *
 * @returns the payment's status; null when it is none of ours
 */
export async function syncPaymentIntent(database: Database, intent: Intent): Promise<Status | null> {
  return database.transaction().execute(async (transaction) => {
    const payment = await transaction
      .selectFrom('payments')
      .selectAll()
      .where((where) =>
        where.or([
          where('intent_id', '=', intent.id),
          ...(intent.row
            ? [where.and([where('id', '=', intent.row.id), where('attempt', '=', intent.row.attempt)])]
            : []),
        ]),
      )
      .forUpdate()
      .executeTakeFirst();
    // Another intent of the same row would be one that nobody here asked for.
    if (!payment || (payment.intent_id !== null && payment.intent_id !== intent.id)) return null;
    if (payment.status === 'succeeded') return 'succeeded';
    const isPaid = intent.status === 'succeeded';
    if (isPaid && intent.received !== payment.unit_amount) {
      throw new Error(`Payment ${payment.id} brought ${intent.received} cents and not ${payment.unit_amount}.`);
    }
    await transaction
      .updateTable('payments')
      .set({
        status: intent.status,
        intent_id: intent.id,
        ...(FINAL.has(intent.status) ? { ask_at: null } : {}),
      })
      .where('id', '=', payment.id)
      .execute();
    if (isPaid) {
      await moveXeny(transaction, {
        key: `payment:${payment.id}`,
        from: null,
        to: payment.user_id,
        amount: payment.xeny,
      });
    }
    return intent.status;
  });
}
