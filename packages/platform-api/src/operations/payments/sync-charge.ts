import type { ReversalKind } from '@xana/contracts/http/payments/payment-fields';
import type { Database } from '../../database/connection/connect-database.ts';
import { claimCardRead } from '../../database/payments/card-reads.ts';
import { insertReversal } from '../../database/payments/charge-reversals.ts';
import { lockPeriodCharge, updatePeriodCharge, updatePeriodTakenBack } from '../../database/payments/paid-periods.ts';
import {
  type ChargeChange,
  lockPaidPayment,
  type TakenBack,
  updatePaymentCharge,
  updatePaymentTakenBack,
} from '../../database/payments/payments.ts';
import { clawBackXeny } from '../../database/payments/xeny-ledger.ts';
import type { CardProvider, Dispute } from '../../gateways/card-provider/card-provider.ts';
import { syncPaymentIntent } from './packs/sync-payment-intent.ts';
import { countTakenBack } from './payment-metrics.ts';
import { earnedXeny, readCredits, sumOf } from './subscriptions/earned-xeny.ts';
import { syncInvoice } from './subscriptions/sync-subscription.ts';

/**
 * Syncs a charge that was refunded or disputed. The XENY that it paid for are taken back in proportion, or returned when a
 * dispute is won; no balance falls below 0.
 */
export async function syncCharge(
  database: Database,
  cards: CardProvider,
  chargeId: string,
  dispute?: Pick<Dispute, 'id' | 'isMoneyGone' | 'readNumber'>,
): Promise<void> {
  const charge = await cards.findCharge(chargeId);
  if (!charge) return;
  // The refund's webhook may arrive before the payment's own.
  if (charge.invoiceId) await syncInvoice(database, cards, charge.invoiceId);
  else {
    const intent = await cards.findIntent(charge.intentId);
    if (intent) await syncPaymentIntent(database, intent);
  }
  const { invoiceId, intentId, refunded } = charge;
  const takenBack = await database.transaction().execute(async (transaction) => {
    if (dispute && !(await claimCardRead(transaction, dispute.id, dispute.readNumber))) return 0;
    const change = dispute ? { isDisputed: dispute.isMoneyGone } : { refunded };
    return invoiceId ? changePeriod(transaction, invoiceId, change) : changePayment(transaction, intentId, change);
  });
  countTakenBack(takenBack);
}

/** @returns the XENY that were taken back; below 0 when some were returned */
async function changePayment(transaction: Database, intentId: string, change: ChargeChange): Promise<number> {
  const before = await lockPaidPayment(transaction, intentId);
  if (!before) return 0;
  const payment = await updatePaymentCharge(transaction, before.id, change);
  const { id, xeny, unit_amount, refunded } = payment;
  const wanted = payment.is_disputed ? xeny : Number((BigInt(xeny) * BigInt(refunded)) / BigInt(unit_amount));
  const after = await reverseCredit(transaction, `payment:${id}`, payment, wanted);
  await updatePaymentTakenBack(transaction, id, after);
  await recordReversal(transaction, { payment_id: id }, [before, { ...payment, ...after }]);
  return after.taken_back - before.taken_back;
}

/** @returns as `changePayment` */
async function changePeriod(transaction: Database, invoiceId: string, change: ChargeChange): Promise<number> {
  const before = await lockPeriodCharge(transaction, invoiceId);
  if (!before) return 0;
  const period = { ...before, ...(await updatePeriodCharge(transaction, invoiceId, change)) };
  const credited = sumOf((await readCredits(transaction, invoiceId, period.days_credited)).values());
  const earned = period.is_disputed ? 0 : earnedXeny(period, period.days_credited);
  const after = await reverseCredit(transaction, `plan:${invoiceId}`, period, Math.max(credited - earned, 0));
  await updatePeriodTakenBack(transaction, invoiceId, after);
  await recordReversal(transaction, { invoice_id: invoiceId }, [before, { ...period, ...after }]);
  return after.taken_back - before.taken_back;
}

/** @param wanted how many XENY should be taken back in total */
async function reverseCredit(
  transaction: Database,
  source: string,
  { user_id, taken_back, returns }: TakenBack & { user_id: number },
  wanted: number,
): Promise<TakenBack> {
  if (wanted === taken_back) return { taken_back, returns };
  const taken = await clawBackXeny(transaction, { userId: user_id, source, taken: taken_back, wanted, turn: returns });
  return { taken_back: taken, returns: returns + 1 };
}

interface Charge {
  unit_amount: number;
  refunded: number;
  is_disputed: boolean;
  taken_back: number;
}

/** Inserts what changed on a charge as a row of the history. A repeated event changes nothing and inserts nothing. */
async function recordReversal(
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
