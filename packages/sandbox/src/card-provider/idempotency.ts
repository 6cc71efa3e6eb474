import type { Book } from './book.ts';
import { CardError } from './card-error.ts';

export interface Reply {
  status: number;
  body: unknown;
}

/**
 * Idempotency keys: a repeated key returns the stored response, and is rejected with other parameters. Server errors are
 * not stored, so that the request can be retried with the same key.
 */
export function replyOnce(book: Book, key: string | undefined, question: string, answer: () => Reply): Reply {
  if (!key) return answer();
  const kept = book.pages.replies[key];
  if (kept && kept.question !== question) {
    throw new CardError(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
    });
  }
  if (kept) return { status: kept.status, body: kept.body };
  const reply = answer();
  if (reply.status < 500) {
    book.pages.replies[key] = { question, status: reply.status, body: structuredClone(reply.body) };
  }
  return reply;
}
