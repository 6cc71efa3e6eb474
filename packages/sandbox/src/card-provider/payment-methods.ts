import type { Book } from './book.ts';
import { CardError, invalidRequest, noSuch } from './card-error.ts';
import type { PaymentMethod } from './objects.ts';
import { cardByNumber, cardByToken, type KnownCard } from './test-cards.ts';

export interface CardDetails {
  number?: string;
  exp_month?: string;
  exp_year?: string;
  cvc?: string;
}

interface NewMethod {
  type?: string;
  card?: CardDetails;
  billing_details?: { email?: string; name?: string };
}

/** A card as it was typed. The number is looked at and forgotten. */
export function createPaymentMethod(book: Book, { type, card, billing_details }: NewMethod): PaymentMethod {
  if (type !== 'card' || !card?.number) throw invalidRequest('Only cards are known here.', 'type');
  const known = cardByNumber(card.number);
  const [month, year] = [Number(card.exp_month), fullYear(Number(card.exp_year))];
  checkExpiry(book, month, year);
  if (!/^\d{3,4}$/.test(card.cvc ?? '')) {
    throw new CardError(402, {
      type: 'card_error',
      code: 'invalid_cvc',
      message: "Your card's security code is invalid.",
      param: 'cvc',
    });
  }
  return keep(book, known, {
    exp_month: month,
    exp_year: year,
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
  return keep(book, known, { exp_month: 12, exp_year: new Date().getFullYear() + 3, email: null, name: null });
}

/** Keeping a card for later asks its bank, which may refuse. */
export function attachPaymentMethod(book: Book, id: string, customer: string): PaymentMethod {
  if (!book.pages.customers[customer]) throw noSuch('customer', customer);
  const method = findPaymentMethod(book, id);
  if (method.customer && method.customer !== customer) {
    throw invalidRequest('This PaymentMethod belongs to another customer.', 'payment_method');
  }
  const behaviour = book.pages.behaviours[method.id];
  if (behaviour?.kind === 'refuses' && !behaviour.canBeKept) throw declined(behaviour);
  method.customer = customer;
  return method;
}

export function declined(
  { code, declineCode, message }: { code: string; declineCode?: string; message: string },
  paymentIntent?: unknown,
): CardError {
  return new CardError(402, {
    type: 'card_error',
    code,
    message,
    ...(declineCode ? { decline_code: declineCode } : {}),
    ...(paymentIntent ? { payment_intent: paymentIntent } : {}),
  });
}

function keep(
  book: Book,
  { brand, last4, behaviour }: KnownCard,
  {
    exp_month,
    exp_year,
    email,
    name,
  }: { exp_month: number; exp_year: number; email: string | null; name: string | null },
): PaymentMethod {
  const method: PaymentMethod = {
    id: book.newId('pm'),
    object: 'payment_method',
    type: 'card',
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
  if (!isMonth || !Number.isInteger(year)) {
    throw new CardError(402, {
      type: 'card_error',
      code: isMonth ? 'invalid_expiry_year' : 'invalid_expiry_month',
      message: `Your card's expiration ${isMonth ? 'year' : 'month'} is invalid.`,
      param: isMonth ? 'exp_year' : 'exp_month',
    });
  }
  // A card is good through the last day of its month.
  if (Date.UTC(year, month) / 1_000 > book.now()) return;
  throw new CardError(402, {
    type: 'card_error',
    code: 'invalid_expiry_year',
    message: "Your card's expiration year is in the past.",
    param: 'exp_year',
  });
}
