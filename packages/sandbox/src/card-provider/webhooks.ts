import { createHmac } from 'node:crypto';
import type { Book } from './book.ts';
import type { ProviderEvent } from './objects.ts';

export interface WebhookTarget {
  url: string;
  secret: string;
}

export interface Webhooks {
  /** Sends an event to every target, with retries until it is acknowledged. */
  emit(type: string, object: unknown): void;
  /** Simulated faults: holds events back, or sends each several times. */
  disturb(change: { isHeld?: boolean; copies?: number }): void;
  /** Sends events again, unchanged and in this order. */
  resend(ids: string[]): Promise<void>;
  close(): void;
}

const FIRST_RETRY_DELAY_MS = 500;
const MAX_RETRY_DELAY_MS = 60_000;
const REQUEST_TIMEOUT_MS = 10_000;
/** About one day of retries; the real provider stops after three. */
const MAX_RETRIES = 1_500;

/** The `Stripe-Signature` header: a timestamp, and an HMAC over timestamp and body. */
function signatureOf(body: string, secret: string, at = Math.floor(Date.now() / 1_000)): string {
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
            signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
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
    if (outcomes.every(Boolean)) event.pending_webhooks = 0;
    if (outcomes.every(Boolean) || tries + 1 >= MAX_RETRIES) delete pages.undelivered[id];
    else {
      pages.undelivered[id] = tries + 1;
      later(id, Math.min(FIRST_RETRY_DELAY_MS * 2 ** tries, MAX_RETRY_DELAY_MS));
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

  // Events that were not acknowledged before the last stop are sent again.
  if (targets.length > 0) sendWaiting();
  return {
    emit(type, object) {
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
