import type { Book } from './book.ts';
import { type CardError, invalidRequest, noSuch, unexpectedState } from './card-error.ts';
import { nextActionFor } from './next-action.ts';
import type { Charge, Metadata, PaymentIntent } from './objects.ts';
import { attach, declined, findUsableMethod } from './payment-methods.ts';
import type { Webhooks } from './webhooks.ts';

export interface Ledger {
  book: Book;
  webhooks: Webhooks;
  /** Where the provider's own pages are. */
  origin(): string;
  /** Called when a payment is settled, because an invoice may wait for it. */
  onSettled(intent: PaymentIntent): void;
}

interface NewIntent {
  amount: number;
  currency: string;
  customer?: string;
  description?: string;
  receipt_email?: string;
  metadata?: Metadata;
}

/** How long a slow card is processing. */
const PROCESSING_MS = 4_000;

/** A thousand dollars at least fit; the provider's own smallest amount is 50 cents. */
const SMALLEST = 50;

export function createIntent({ book, webhooks }: Ledger, given: NewIntent): PaymentIntent {
  if (!Number.isSafeInteger(given.amount) || given.amount < SMALLEST) {
    throw invalidRequest(`Amount must be at least ${SMALLEST} cents.`, 'amount');
  }
  if (!/^[a-z]{3}$/.test(given.currency)) throw invalidRequest('Invalid currency.', 'currency');
  if (given.customer && !book.pages.customers[given.customer]) throw noSuch('customer', given.customer);
  const id = book.newId('pi');
  const intent: PaymentIntent = {
    id,
    object: 'payment_intent',
    amount: given.amount,
    amount_received: 0,
    currency: given.currency,
    client_secret: book.newId(`${id}_secret`),
    customer: given.customer ?? null,
    description: given.description ?? null,
    receipt_email: given.receipt_email ?? null,
    payment_method: null,
    setup_future_usage: null,
    latest_charge: null,
    status: 'requires_payment_method',
    last_payment_error: null,
    next_action: null,
    metadata: given.metadata ?? {},
    livemode: false,
    created: book.now(),
  };
  book.pages.intents[id] = intent;
  webhooks.emit('payment_intent.created', intent);
  return intent;
}

export function findIntent(book: Book, id: string, clientSecret?: string): PaymentIntent {
  const intent = book.pages.intents[id];
  if (!intent || (clientSecret !== undefined && intent.client_secret !== clientSecret))
    throw noSuch('payment_intent', id);
  return intent;
}

interface ConfirmOptions {
  /** Whether the card holder is present to confirm (on-session). */
  isOwnerThere?: boolean;
  /** Where a bank's own page returns to. */
  returnUrl?: string;
}

/**
 * Charges the card. @throws CardError when its bank refuses; the intent can then be tried with another card.
 */
export function confirmIntent(
  ledger: Ledger,
  intent: PaymentIntent,
  method: string | undefined,
  { isOwnerThere = true, returnUrl }: ConfirmOptions = {},
) {
  const { book, webhooks } = ledger;
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw unexpectedState(intent, 'confirm');
  const id = method ?? intent.payment_method;
  if (!id) throw invalidRequest('You must provide a payment method.', 'payment_method');
  const card = findUsableMethod(book, id, intent.customer);
  const behaviour = book.pages.behaviours[card.id] ?? { kind: 'pays' };
  intent.payment_method = card.id;
  intent.next_action = null;
  intent.last_payment_error = null;
  if (behaviour.kind === 'refuses') throw refuseIntent(ledger, intent, behaviour);
  if (behaviour.kind === 'refuses later' && !isOwnerThere) throw refuseIntent(ledger, intent, behaviour);
  if (behaviour.kind === 'pays later') return settleLater(ledger, intent);
  const mustAsk = behaviour.kind === 'asks' && !(behaviour.isOnceForAll && book.pages.confirmed[card.id]);
  if (!mustAsk) return settle(ledger, intent);
  if (!isOwnerThere) {
    throw refuseIntent(ledger, intent, {
      code: 'authentication_required',
      declineCode: 'authentication_required',
      message: 'Your card was declined. This transaction requires authentication.',
    });
  }
  intent.status = 'requires_action';
  const isRedirect = behaviour.kind === 'asks' && behaviour.isRedirect;
  intent.next_action = nextActionFor(intent, ledger.origin(), isRedirect ? returnUrl : undefined);
  webhooks.emit('payment_intent.requires_action', intent);
  return intent;
}

/** What the owner of the card answers to the question of their bank. */
export function answerChallenge(ledger: Ledger, intent: PaymentIntent, isConfirmed: boolean): PaymentIntent {
  if (intent.status !== 'requires_action') throw unexpectedState(intent, 'authenticate');
  intent.next_action = null;
  if (isConfirmed) {
    if (intent.payment_method) ledger.book.pages.confirmed[intent.payment_method] = true;
    return settle(ledger, intent);
  }
  refuseIntent(ledger, intent, {
    code: 'payment_intent_authentication_failure',
    message:
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
  });
  return intent;
}

export function cancelIntent({ webhooks }: Ledger, intent: PaymentIntent): PaymentIntent {
  if (intent.status === 'succeeded' || intent.status === 'canceled') throw unexpectedState(intent, 'cancel');
  intent.status = 'canceled';
  webhooks.emit('payment_intent.canceled', intent);
  return intent;
}

function settleLater(ledger: Ledger, intent: PaymentIntent): PaymentIntent {
  intent.status = 'processing';
  ledger.webhooks.emit('payment_intent.processing', intent);
  setTimeout(() => {
    if (intent.status !== 'processing') return;
    settle(ledger, intent);
    ledger.book.save();
  }, PROCESSING_MS).unref();
  return intent;
}

function settle(ledger: Ledger, intent: PaymentIntent): PaymentIntent {
  const { book, webhooks } = ledger;
  const method = book.pages.paymentMethods[intent.payment_method ?? ''];
  const charge: Charge = {
    id: book.newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    currency: intent.currency,
    payment_intent: intent.id,
    billing_details: method?.billing_details ?? { email: null, name: null },
    payment_method_details: method ? { type: 'card', card: method.card } : null,
    metadata: intent.metadata,
    created: book.now(),
  };
  book.pages.charges[charge.id] = charge;
  intent.status = 'succeeded';
  intent.amount_received = intent.amount;
  intent.latest_charge = charge.id;
  if (intent.setup_future_usage && intent.customer && intent.payment_method)
    attach(ledger, intent.payment_method, intent.customer);
  webhooks.emit('payment_intent.succeeded', intent);
  ledger.onSettled(intent);
  return intent;
}

function refuseIntent(
  { webhooks }: Ledger,
  intent: PaymentIntent,
  reason: { code: string; declineCode?: string; message: string },
): CardError {
  intent.status = 'requires_payment_method';
  intent.payment_method = null;
  intent.last_payment_error = { code: reason.code, message: reason.message };
  webhooks.emit('payment_intent.payment_failed', intent);
  return declined(reason, { payment_intent: structuredClone(intent) });
}
