import type { Message } from '@xana/contracts/http/chat/message';
import { createMessageMap } from './message-map.ts';

export const PAGE_SIZE = 30;
/** Above this number of missed changes the newest messages are loaded instead. */
const MAX_CAUGHT_UP = 500;

export interface HistoryCalls {
  /** Page 1 is the newest; `count` is the `seq` of the newest message and `firstSeq` that of the first one. */
  loadPage(conversationId: number, page: number): Promise<{ count: number; rows: Message[]; firstSeq: number }>;
  loadChanges(conversationId: number, after: number): Promise<{ rows: Message[]; lastChange: number }>;
}

interface SourceOptions {
  /** Null before the first message. */
  conversationId: number | null;
  calls: HistoryCalls;
  onChange(): void;
}

export type HistorySource = ReturnType<typeof createHistorySource>;

/** The known messages of one conversation, and how to get what is missing. */
export function createHistorySource({ conversationId: givenId, calls, onChange }: SourceOptions) {
  const map = createMessageMap();
  let conversationId = givenId;
  /** All changes up to this one are known, of the messages that are loaded. */
  let knownChange = 0;
  let catchingUp: Promise<void> | null = null;

  async function loadPage(page: number): Promise<void> {
    if (conversationId === null) return;
    const { count, rows, firstSeq } = await calls.loadPage(conversationId, page);
    map.raiseLast(count);
    map.setFirst(firstSeq);
    for (const row of rows) map.add(row);
    // What is loaded later is already in its state after these changes.
    if (knownChange === 0) knownChange = Math.max(0, ...rows.map(({ change }) => change));
  }

  /** @throws Error when a message of the range cannot be loaded */
  async function ensureLoaded(first: number, last: number): Promise<void> {
    // Pages are counted from the newest message: a message that arrives meanwhile moves them by one.
    for (let tries = Math.ceil((last - first) / PAGE_SIZE) + 3; tries > 0; tries -= 1) {
      const missing = map.findMissing(first, last);
      if (missing === 0 || conversationId === null) return;
      await loadPage(Math.floor((map.last() - missing) / PAGE_SIZE) + 1);
    }
    throw new Error(`The server did not return all messages from ${first} to ${last}.`);
  }

  async function fetchChanges(id: number): Promise<'caughtUp' | 'tooMany'> {
    for (;;) {
      const { rows, lastChange } = await calls.loadChanges(id, knownChange);
      if (lastChange - knownChange > MAX_CAUGHT_UP) return 'tooMany';
      for (const row of rows) map.add(row);
      knownChange = Math.max(knownChange, rows.at(-1)?.change ?? 0);
      onChange();
      if (rows.length === 0 || knownChange >= lastChange) return 'caughtUp';
    }
  }

  /** Fetches what happened since the last known change. A failure is repeated with the next connection. */
  function catchUp(): Promise<void> {
    if (conversationId === null || knownChange === 0) return Promise.resolve();
    catchingUp ??= fetchChanges(conversationId)
      .then((outcome) => (outcome === 'tooMany' ? startAgain() : undefined))
      .catch(() => undefined)
      .finally(() => {
        catchingUp = null;
      });
    return catchingUp;
  }

  async function startAgain(): Promise<void> {
    map.clear();
    knownChange = 0;
    await loadPage(1);
    onChange();
  }

  /** A message from the socket, or the answer to a change. */
  function receive(message: Message): void {
    conversationId ??= message.conversationId;
    map.add(message);
    if (message.change === knownChange + 1) knownChange = message.change;
    onChange();
    if (message.change <= knownChange) return;
    if (knownChange === 0) void loadPage(1).then(onChange, () => undefined);
    else void catchUp();
  }

  return {
    map,
    conversationId: () => conversationId,
    /** The conversation has begun, in another tab. */
    setConversation(id: number): void {
      conversationId ??= id;
    },
    loadPage,
    ensureLoaded,
    catchUp,
    receive,
  };
}
