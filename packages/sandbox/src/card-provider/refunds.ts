import type { Book } from './book.ts';
import { CardError, invalidRequest, noSuch } from './card-error.ts';
import type { Charge, Dispute, Refund } from './objects.ts';
import { findIntent, type Ledger } from './payment-intents.ts';

/** Refunds a payment, in full by default. */
export function createRefund({ book, webhooks }: Ledger, intentId: string, amount?: number): Refund {
  const charge = chargeOf(book, intentId);
  const left = charge.amount - charge.amount_refunded;
  const given = amount ?? left;
  if (!Number.isSafeInteger(given) || given < 1 || given > left) {
    throw new CardError(400, {
      type: 'invalid_request_error',
      code: left === 0 ? 'charge_already_refunded' : 'parameter_invalid_integer',
      message: `Refund amount must be between 1 and ${left}.`,
      param: 'amount',
    });
  }
  charge.amount_refunded += given;
  charge.refunded = charge.amount_refunded === charge.amount;
  const refund: Refund = {
    id: book.newId('re'),
    object: 'refund',
    amount: given,
    charge: charge.id,
    payment_intent: intentId,
    status: 'succeeded',
    created: book.now(),
  };
  book.pages.refunds[refund.id] = refund;
  webhooks.emit('charge.refunded', charge);
  return refund;
}

/** The owner of the card asks their bank for the money back; the bank takes it at once. Only a test does this. */
export function openDispute({ book, webhooks }: Ledger, intentId: string): Dispute {
  const charge = chargeOf(book, intentId);
  if (charge.disputed) throw invalidRequest('This charge is disputed already.');
  charge.disputed = true;
  const dispute: Dispute = {
    id: book.newId('du'),
    object: 'dispute',
    amount: charge.amount,
    charge: charge.id,
    payment_intent: intentId,
    status: 'needs_response',
    created: book.now(),
  };
  book.pages.disputes[dispute.id] = dispute;
  webhooks.emit('charge.dispute.created', dispute);
  webhooks.emit('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Closes a dispute as won or lost, as the bank would. Used by tests only. */
export function closeDispute({ book, webhooks }: Ledger, id: string, isWon: boolean): Dispute {
  const dispute = book.pages.disputes[id];
  if (!dispute) throw noSuch('dispute', id);
  dispute.status = isWon ? 'won' : 'lost';
  if (isWon) webhooks.emit('charge.dispute.funds_reinstated', dispute);
  webhooks.emit('charge.dispute.closed', dispute);
  return dispute;
}

function chargeOf(book: Book, intentId: string): Charge {
  const charge = book.pages.charges[findIntent(book, intentId).latest_charge ?? ''];
  if (!charge) throw invalidRequest('This PaymentIntent does not have a successful charge.', 'payment_intent');
  return charge;
}
