import { STORAGE_KEYS } from '@xana/contracts/storage-keys';

/** What a purchase keeps in this browser, for a reload, another tab and the return from a bank's page. No card data. */
export interface StoredAttempt {
  /** Idempotency key of all tries. */
  id: string;
  productId: string;
  email: string;
  country: string;
  cardholder: string;
  /** Whether a try has reached the server or the card provider. */
  isSubmitted: boolean;
  /** The card of a plan, as the card provider names it. */
  paymentMethod?: string;
}

const { key } = STORAGE_KEYS.purchaseAttempts;
/** A forgotten form starts again after this time; the server keeps its attempts. */
const MAX_ATTEMPTS = 20;

/** The open attempt of a product. Two tabs with the same product share it, so that both together pay once. */
export function openAttempt(productId: string): StoredAttempt {
  const known = readAttempts().find((attempt) => attempt.productId === productId);
  if (known) return known;
  const attempt = {
    id: crypto.randomUUID(),
    productId,
    email: '',
    country: '',
    cardholder: '',
    isSubmitted: false,
  };
  storeAttempt(attempt);
  return attempt;
}

export function storeAttempt(attempt: StoredAttempt): void {
  const others = readAttempts().filter(({ productId }) => productId !== attempt.productId);
  write([attempt, ...others].slice(0, MAX_ATTEMPTS));
}

/** Ends an attempt: the next purchase of this product gets an id of its own. Another tab may have ended it already. */
export function deleteAttempt(id: string): boolean {
  const all = readAttempts();
  const left = all.filter((attempt) => attempt.id !== id);
  write(left);
  return left.length < all.length;
}

/** Attempts that may have paid, for example before a reload. */
export const readSubmittedAttempts = (): StoredAttempt[] => readAttempts().filter(({ isSubmitted }) => isSubmitted);

function readAttempts(): StoredAttempt[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isAttempt) : [];
  } catch {
    return [];
  }
}

function isAttempt(value: unknown): value is StoredAttempt {
  const { id, productId, email, country, cardholder } = (value ?? {}) as Record<string, unknown>;
  return (
    [id, productId, email, country, cardholder].every((field) => typeof field === 'string') &&
    /^[\w-]{8,64}$/.test(String(id))
  );
}

function write(attempts: readonly StoredAttempt[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(attempts));
  } catch {
    // Without storage the attempt lives as long as its dialog.
  }
}
