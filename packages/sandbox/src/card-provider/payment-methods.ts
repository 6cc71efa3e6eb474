import type { Book } from './book.ts';
import { CardError, invalidCard, invalidRequest, noSuch, notOfCustomer } from './card-error.ts';
import type { AllowRedisplay, PaymentMethod } from './objects.ts';
import type { Ledger } from './payment-intents.ts';
import { cardByNumber, cardByToken, type KnownCard } from './test-cards.ts';

export interface CardDetails {
  number?: string;
  exp_month?: string;
  exp_year?: string;
  cvc?: string;
}

interface NewMethod {
  type?: string;
  allow_redisplay?: AllowRedisplay;
  card?: CardDetails;
  billing_details?: { email?: string; name?: string };
}

/** A card as it was typed. The number is looked at and forgotten. */
export function createPaymentMethod(
  book: Book,
  { type, card, billing_details, allow_redisplay = 'unspecified' }: NewMethod,
): PaymentMethod {
  if (type !== 'card' || !card?.number) throw invalidRequest('Only cards are known here.', 'type');
  const known = cardByNumber(card.number);
  const [month, year] = [Number(card.exp_month), fullYear(Number(card.exp_year))];
  checkExpiry(book, month, year);
  if (!/^\d{3,4}$/.test(card.cvc ?? '')) {
    throw invalidCard('invalid_cvc', "Your card's security code is invalid.", 'cvc');
  }
  return keep(book, known, {
    exp_month: month,
    exp_year: year,
    allow_redisplay,
    email: billing_details?.email ?? null,
    name: billing_details?.name ?? null,
  });
}

/** The method of an id, or a new one for a test's token. */
export function findPaymentMethod(book: Book, id: string): PaymentMethod {
  const found = book.pages.paymentMethods[id];
  if (found) return found;
  const known = cardByToken(id);
  if (!known) throw noSuch('PaymentMethod', id);
  const expiry = { exp_month: 12, exp_year: new Date().getFullYear() + 3 };
  return keep(book, known, { ...expiry, allow_redisplay: 'unspecified', email: null, name: null });
}

/** A card that this customer, or a buyer without a customer, may pay with. @throws CardError like the provider */
export function findUsableMethod(book: Book, id: string, customer: string | null): PaymentMethod {
  const method = findPaymentMethod(book, id);
  if (book.pages.detached[method.id]) {
    throw invalidRequest(
      'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
      'payment_method',
    );
  }
  if (method.customer && method.customer !== customer) throw notOfCustomer(method.id, 'payment_method');
  return method;
}

/** Keeping a card for later asks its bank, which may refuse. */
export function attachPaymentMethod(ledger: Ledger, id: string, customer: string): PaymentMethod {
  const { book } = ledger;
  if (!book.pages.customers[customer]) throw noSuch('customer', customer);
  const method = findUsableMethod(book, id, customer);
  const behaviour = book.pages.behaviours[method.id];
  if (behaviour?.kind === 'refuses' && !behaviour.canBeKept) throw declined(behaviour);
  return attach(ledger, method.id, customer);
}

/** Without asking the bank again: it has just accepted a payment or a setup. */
export function attach({ book, webhooks }: Ledger, id: string, customer: string): PaymentMethod {
  const method = findPaymentMethod(book, id);
  if (method.customer === customer) return method;
  method.customer = customer;
  webhooks.emit('payment_method.attached', method);
  return method;
}

/** Final: a detached card must be typed again. */
export function detachPaymentMethod({ book, webhooks }: Ledger, id: string): PaymentMethod {
  const method = book.pages.paymentMethods[id];
  if (!method) throw noSuch('PaymentMethod', id);
  const customer = method.customer && book.pages.customers[method.customer];
  if (!customer) {
    throw invalidRequest(
      'The payment method you provided is not attached to a customer so detachment is impossible.',
      'payment_method',
    );
  }
  if (customer.invoice_settings?.default_payment_method === id) customer.invoice_settings.default_payment_method = null;
  method.customer = null;
  book.pages.detached[id] = true;
  webhooks.emit('payment_method.detached', method);
  return method;
}

export function declined(
  { code, declineCode, message }: { code: string; declineCode?: string; message: string },
  about: { payment_intent?: unknown; setup_intent?: unknown } = {},
): CardError {
  return new CardError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode ? { decline_code: declineCode } : {}),
    ...about,
  });
}

interface Typed {
  exp_month: number;
  exp_year: number;
  allow_redisplay: AllowRedisplay;
  email: string | null;
  name: string | null;
}

function keep(
  book: Book,
  { brand, last4, behaviour }: KnownCard,
  { exp_month, exp_year, allow_redisplay, email, name }: Typed,
): PaymentMethod {
  const method: PaymentMethod = {
    id: book.newId('pm'),
    object: 'payment_method',
    type: 'card',
    allow_redisplay,
    customer: null,
    billing_details: { email, name },
    card: { brand, last4, exp_month, exp_year },
    created: book.now(),
  };
  book.pages.paymentMethods[method.id] = method;
  book.pages.behaviours[method.id] = behaviour;
  return method;
}

const fullYear = (year: number): number => (year < 100 ? 2_000 + year : year);

function checkExpiry(book: Book, month: number, year: number): void {
  const isMonth = Number.isInteger(month) && month >= 1 && month <= 12;
  if (!isMonth) throw invalidCard('invalid_expiry_month', "Your card's expiration month is invalid.", 'exp_month');
  if (!Number.isInteger(year)) {
    throw invalidCard('invalid_expiry_year', "Your card's expiration year is invalid.", 'exp_year');
  }
  // A card is good through the last day of its month.
  if (Date.UTC(year, month) / 1_000 > book.now()) return;
  throw invalidCard('invalid_expiry_year', "Your card's expiration year is in the past.", 'exp_year');
}
