import type { Message } from '@xana/contracts/http/chat/message';
import { sendMessage } from '@xana/contracts/http/chat/messages';
import { isApiError } from '@xana/remote-kit';
import type { Session } from '@xana/session';
import { liveChat } from '../live/live-chat.ts';
import { changePending, pendingMessages, removePending } from './outbox.ts';
import type { PendingMessage } from './pending-message.ts';

const MIN_RETRY_MS = 2_000;
const MAX_RETRY_MS = 30_000;

const deliveredListeners = new Set<(message: Message) => void>();
/** Receivers whose queue is being sent, and the state of their next try. */
const busy = new Set<number>();
const retries = new Map<number, { timer: ReturnType<typeof setTimeout>; tries: number }>();

/** Calls `listener` with each message that the server has confirmed, before it leaves the outbox. */
export function onDelivered(listener: (message: Message) => void): () => void {
  deliveredListeners.add(listener);
  return () => deliveredListeners.delete(listener);
}

/**
 * Sends what the member's outbox contains: one message at a time for each receiver, so that they arrive in order. A message
 * that finds no connection waits and is retried with backoff, and at once when this is called again after a recovery.
 */
export function deliverOutbox(session: Session): void {
  const memberId = memberIdOf(session);
  if (memberId === null) return;
  const receivers = new Set(pendingMessages().map(({ receiverId }) => receiverId));
  for (const receiverId of receivers) void deliverTo(receiverId, memberId, session);
}

async function deliverTo(receiverId: number, memberId: number, session: Session): Promise<void> {
  if (busy.has(receiverId)) return;
  busy.add(receiverId);
  clearTimeout(retries.get(receiverId)?.timer);
  try {
    for (;;) {
      const next = nextFor(receiverId, memberId);
      if (!next || memberIdOf(session) !== memberId) return;
      const retryAfterMs = await deliver(next, session);
      if (retryAfterMs !== null) return retryLater({ receiverId, session, retryAfterMs });
      retries.delete(receiverId);
    }
  } finally {
    busy.delete(receiverId);
  }
}

const nextFor = (receiverId: number, memberId: number): PendingMessage | undefined =>
  pendingMessages().find(
    (each) => each.receiverId === receiverId && each.senderId === memberId && each.failure === null,
  );

/** @returns null when the server has answered; otherwise the least time until the next try, in milliseconds */
async function deliver(pending: PendingMessage, session: Session): Promise<number | null> {
  const { clientId, senderId, receiverId, body, replyTo } = pending;
  const pictures = pending.pictures?.map(({ url, alt }) => ({ url, alt }));
  const input = { clientId, receiverId, body, replyTo, pictures };
  try {
    const message = (await liveChat.send(senderId, input)) ?? (await session.call(sendMessage, input));
    for (const listener of [...deliveredListeners]) listener(message);
    removePending(clientId);
    return null;
  } catch (error) {
    if (isTemporary(error)) return (isApiError(error) ? (error.retryAfter ?? 0) : 0) * 1000;
    changePending(clientId, { failure: isApiError(error) ? error.code : 'SOMETHING_WRONG' });
    return null;
  }
}

/** The message may have arrived, or will: neither may look like a failure. */
const TEMPORARY_CODES: readonly string[] = ['NETWORK_UNREACHABLE', 'CALL_TIMED_OUT', 'RATE_LIMITED', 'SERVER_BUSY'];
const isTemporary = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status >= 502 || TEMPORARY_CODES.includes(error.code));

interface Retry {
  receiverId: number;
  session: Session;
  retryAfterMs: number;
}

function retryLater({ receiverId, session, retryAfterMs }: Retry): void {
  const tries = (retries.get(receiverId)?.tries ?? 0) + 1;
  const backoff = Math.min(MIN_RETRY_MS * 2 ** (tries - 1), MAX_RETRY_MS);
  const timer = setTimeout(() => deliverOutbox(session), Math.max(backoff, retryAfterMs));
  retries.set(receiverId, { timer, tries });
}

function memberIdOf(session: Session): number | null {
  const state = session.state();
  return state.status === 'member' ? state.user.id : null;
}
