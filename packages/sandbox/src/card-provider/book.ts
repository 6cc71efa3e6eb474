import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type {
  Charge,
  Customer,
  Dispute,
  Invoice,
  PaymentIntent,
  PaymentMethod,
  Price,
  Product,
  ProviderEvent,
  Refund,
  Seconds,
  SetupIntent,
  Subscription,
} from './objects.ts';
import type { Behaviour } from './test-cards.ts';

type Kept<Kind> = Record<string, Kind>;

interface Pages {
  /** Seconds that the provider's clock is ahead of the machine's. */
  clockAhead: Seconds;
  customers: Kept<Customer>;
  products: Kept<Product>;
  prices: Kept<Price>;
  paymentMethods: Kept<PaymentMethod>;
  /** What a card does; numbers are never kept. */
  behaviours: Kept<Behaviour>;
  /** Cards that their owners have confirmed once, so that later payments need no owner. */
  confirmed: Kept<true>;
  /** Cards that their customer gave up: they cannot be used again. */
  detached: Kept<true>;
  setupIntents: Kept<SetupIntent>;
  intents: Kept<PaymentIntent>;
  charges: Kept<Charge>;
  refunds: Kept<Refund>;
  disputes: Kept<Dispute>;
  invoices: Kept<Invoice>;
  subscriptions: Kept<Subscription>;
  events: Kept<ProviderEvent>;
  /** Events that the webhook has not taken yet, and how often it was tried. */
  undelivered: Kept<number>;
  /** Replies by idempotency key. */
  replies: Kept<{ question: string; status: number; body: unknown }>;
}

export interface Book {
  pages: Pages;
  /** The provider's time. */
  now(): Seconds;
  newId(prefix: string): string;
  /** Writes soon; a crash may lose the last moment, which a stand-in may. */
  save(): void;
  close(): void;
}

const SAVE_WITHIN = 50;

const empty = (): Pages => ({
  clockAhead: 0,
  customers: {},
  products: {},
  prices: {},
  paymentMethods: {},
  behaviours: {},
  confirmed: {},
  detached: {},
  setupIntents: {},
  intents: {},
  charges: {},
  refunds: {},
  disputes: {},
  invoices: {},
  subscriptions: {},
  events: {},
  undelivered: {},
  replies: {},
});

/** @param file where it is kept over restarts; without one it is forgotten */
export function openBook(file: string | undefined): Book {
  const pages: Pages =
    file && existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as Pages) } : empty();
  let timer: NodeJS.Timeout | undefined;
  const write = () => {
    timer = undefined;
    if (!file) return;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, JSON.stringify(pages));
    renameSync(`${file}.new`, file);
  };
  return {
    pages,
    now: () => Math.floor(Date.now() / 1_000) + pages.clockAhead,
    newId: (prefix) => `${prefix}_${randomBytes(12).toString('hex')}`,
    save() {
      timer ??= setTimeout(write, SAVE_WITHIN);
    },
    close() {
      if (!timer) return;
      clearTimeout(timer);
      write();
    },
  };
}
