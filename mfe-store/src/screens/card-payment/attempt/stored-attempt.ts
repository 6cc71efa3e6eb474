import * as z from '@xana/contracts/schema';
import { createStored, validRows } from '@xana/remote-kit/stored';

const storedAttempt = z.object({
  /** Idempotency key of all tries. */
  id: z.string().check(z.regex(/^[\w-]{8,64}$/)),
  productId: z.string(),
  email: z.string(),
  country: z.string(),
  cardholder: z.string(),
  /** Whether a try has reached the server or the card provider. */
  isSubmitted: z.boolean(),
  /** The card of a plan, as the card provider names it. */
  paymentMethod: z.optional(z.string()),
});

/** What a purchase keeps in this browser, for a reload, another tab and the return from a bank's page. No card data. */
export type StoredAttempt = z.output<typeof storedAttempt>;

const attempts = createStored('purchaseAttempts', { schema: validRows(storedAttempt), empty: [] });
/** Where the last receipt of this member went: it is not asked for again. */
const receiptEmail = createStored('receiptEmail', { schema: z.string(), empty: '' });
/** A forgotten form starts again after this time; the server keeps its attempts. */
const MAX_ATTEMPTS = 20;

/**
 * The open attempt of a product. Two tabs with the same product share it, so that both together pay once.
 *
 * @param accountEmail for the first receipt; empty for an account without one
 */
export function openAttempt(productId: string, accountEmail = ''): StoredAttempt {
  const known = attempts.read().find((attempt) => attempt.productId === productId);
  if (known) return known;
  const attempt = {
    id: crypto.randomUUID(),
    productId,
    email: receiptEmail.read() || accountEmail,
    country: '',
    cardholder: '',
    isSubmitted: false,
  };
  storeAttempt(attempt);
  return attempt;
}

export function storeAttempt(attempt: StoredAttempt): void {
  const others = attempts.read().filter(({ productId }) => productId !== attempt.productId);
  attempts.write([attempt, ...others].slice(0, MAX_ATTEMPTS));
  if (attempt.isSubmitted && attempt.email !== '') receiptEmail.write(attempt.email);
}

/** Ends an attempt: the next purchase of this product gets an id of its own. Another tab may have ended it already. */
export function deleteAttempt(id: string): boolean {
  const all = attempts.read();
  const left = all.filter((attempt) => attempt.id !== id);
  attempts.write(left);
  return left.length < all.length;
}

/** Attempts that may have paid, for example before a reload. */
export const readSubmittedAttempts = (): StoredAttempt[] => attempts.read().filter(({ isSubmitted }) => isSubmitted);
