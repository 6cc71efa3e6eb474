import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import { setTakenBack } from '../../database/xeny-ledger.ts';
import type { CardProvider } from '../../gateways/card-provider/card-provider.ts';
import { syncPaymentIntent } from './packs/sync-payment-intent.ts';
import { earnedXeny, readCredits, sumOf } from './subscriptions/earned-xeny.ts';
import { syncInvoice } from './subscriptions/sync-subscription.ts';

interface Bought {
  source: string;
  userId: number;
  /** How many XENY it should have lost by now. */
  wanted: number;
  takenBack: number;
  returns: number;
}

/** What is said about money that went back; the other of the two stays as it was. */
type Change = { refunded: RawBuilder<number> } | { is_disputed: boolean };

/**
 * Money went back to the card, or came again after a dispute that was won: the XENY go the same way, in proportion, and
 * nobody's balance falls below 0.
 */
export async function syncCharge(
  database: Database,
  cards: CardProvider,
  chargeId: string,
  isDisputed?: boolean,
): Promise<void> {
  const charge = await cards.findCharge(chargeId);
  if (!charge) return;
  // It may be heard of before the payment itself is.
  if (charge.invoiceId) await syncInvoice(database, cards, charge.invoiceId);
  else {
    const intent = await cards.findIntent(charge.intentId);
    if (intent) await syncPaymentIntent(database, intent);
  }
  // What was given back stays given back: an older answer that comes late must not lessen it.
  const change =
    isDisputed === undefined
      ? { refunded: sql<number>`greatest(refunded, ${charge.refunded})` }
      : { is_disputed: isDisputed };
  if (charge.invoiceId) await changePeriod(database, charge.invoiceId, change);
  else await changePayment(database, charge.intentId, change);
}

function changePayment(database: Database, intentId: string, change: Change): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const payment = await transaction
      .updateTable('payments')
      .set(change)
      .where('intent_id', '=', intentId)
      .where('status', '=', 'succeeded')
      .returningAll()
      .executeTakeFirst();
    if (!payment) return;
    const { xeny, unit_amount, refunded } = payment;
    const after = await takeBack(transaction, {
      source: `payment:${payment.id}`,
      userId: payment.user_id,
      wanted: payment.is_disputed ? xeny : Number((BigInt(xeny) * BigInt(refunded)) / BigInt(unit_amount)),
      takenBack: payment.taken_back,
      returns: payment.returns,
    });
    await transaction.updateTable('payments').set(after).where('id', '=', payment.id).execute();
  });
}

function changePeriod(database: Database, invoiceId: string, change: Change): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const period = await transaction
      .updateTable('paid_periods')
      .set(change)
      .where('invoice_id', '=', invoiceId)
      .returningAll()
      .executeTakeFirst();
    if (!period) return;
    const { user_id, xeny } = await transaction
      .selectFrom('subscriptions')
      .select(['user_id', 'xeny'])
      .where('id', '=', period.subscription)
      .executeTakeFirstOrThrow();
    const credited = sumOf((await readCredits(transaction, invoiceId, period.days_credited)).values());
    const earned = period.is_disputed ? 0 : earnedXeny({ ...period, xeny }, period.days_credited);
    const after = await takeBack(transaction, {
      source: `plan:${invoiceId}`,
      userId: user_id,
      wanted: Math.max(credited - earned, 0),
      takenBack: period.taken_back,
      returns: period.returns,
    });
    await transaction.updateTable('paid_periods').set(after).where('invoice_id', '=', invoiceId).execute();
  });
}

async function takeBack(transaction: Database, { source, userId, wanted, takenBack, returns }: Bought) {
  await transaction.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
  if (wanted === takenBack) return { taken_back: takenBack, returns };
  const taken = await setTakenBack(transaction, { userId, source, taken: takenBack, wanted, turn: returns });
  return { taken_back: taken, returns: returns + 1 };
}
