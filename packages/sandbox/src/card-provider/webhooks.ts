import { createHmac } from 'node:crypto';
import type { Book } from './book.ts';
import type { ProviderEvent } from './objects.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

export interface Webhooks {
  /** Something happened; whoever listens is told until they say that they have heard. */
  tell(type: string, object: unknown): void;
  /** As a test wants the world: events that wait, or that come more than once. */
  disturb(change: { isHeld?: boolean; copies?: number }): void;
  /** Sends these again, in this order, as they were. */
  resend(ids: string[]): Promise<void>;
  close(): void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 60_000;
const PATIENCE = 10_000;
/** The provider gives up after three days; so many tries are a day here. */
const TRIES = 1_500;

/** `Stripe-Signature` as the provider makes it: a time, and an HMAC over it and the body. */
export function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1_000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

export function createWebhooks(book: Book, targets: readonly WebhookTarget[]): Webhooks {
  const { pages } = book;
  let isHeld = false;
  let copies = 1;
  let isClosed = false;
  const timers = new Set<NodeJS.Timeout>();

  const deliver = async (event: ProviderEvent): Promise<boolean> => {
    const body = JSON.stringify(event);
    const answers = await Promise.all(
      targets.map(async ({ url, secret }) => {
        try {
          const answer = await fetch(url, {
            method: 'POST',
            headers: { 'content-type': 'application/json', 'stripe-signature': signatureOf(body, secret) },
            body,
            signal: AbortSignal.timeout(PATIENCE),
          });
          await answer.arrayBuffer();
          return answer.ok;
        } catch {
          return false;
        }
      }),
    );
    return answers.every(Boolean);
  };

  const attempt = async (id: string): Promise<void> => {
    const event = pages.events[id];
    const tries = pages.undelivered[id];
    if (isClosed || isHeld || !event || tries === undefined) return;
    const outcomes = await Promise.all(Array.from({ length: copies }, () => deliver(event)));
    if (outcomes.every(Boolean) || tries + 1 >= TRIES) delete pages.undelivered[id];
    else {
      pages.undelivered[id] = tries + 1;
      later(id, Math.min(FIRST_WAIT * 2 ** tries, LONGEST_WAIT));
    }
    book.save();
  };

  const later = (id: string, wait: number): void => {
    if (isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(timer);
      void attempt(id);
    }, wait);
    timers.add(timer);
  };

  const sendWaiting = () => {
    for (const id of Object.keys(pages.undelivered)) later(id, 0);
  };

  // What was not heard before the last stop is said again.
  if (targets.length > 0) sendWaiting();
  return {
    tell(type, object) {
      const event: ProviderEvent = {
        id: book.newId('evt'),
        object: 'event',
        type,
        api_version: null,
        created: book.now(),
        livemode: false,
        pending_webhooks: targets.length,
        // As it is now: it may change before the event is heard.
        data: { object: structuredClone(object) },
      };
      pages.events[event.id] = event;
      if (targets.length === 0) return;
      pages.undelivered[event.id] = 0;
      // Not before the answer to the call that caused it.
      later(event.id, 0);
    },
    disturb(change) {
      copies = change.copies ?? copies;
      isHeld = change.isHeld ?? isHeld;
      if (!isHeld) sendWaiting();
    },
    async resend(ids) {
      for (const id of ids) {
        const event = pages.events[id];
        if (event) await deliver(event);
      }
    },
    close() {
      isClosed = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
