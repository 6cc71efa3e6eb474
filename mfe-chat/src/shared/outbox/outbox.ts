import type { PendingMessage } from './pending-message.ts';
import { readOutbox, storeOutbox, subscribeOtherTabs } from './stored-outbox.ts';

const listeners = new Set<() => void>();
let messages: readonly PendingMessage[] = readOutbox() ?? [];
let isKept = true;

subscribeOtherTabs(() => {
  messages = readOutbox() ?? messages;
  notify();
});

/** Messages that the server has not confirmed, oldest first. The same array until one changes, in any tab of this browser. */
export const pendingMessages = (): readonly PendingMessage[] => messages;

export function subscribeOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function addPending(message: PendingMessage): void {
  write((current) => [...current, message]);
}

export function changePending(clientId: string, change: Partial<PendingMessage>): void {
  write((current) => current.map((each) => (each.clientId === clientId ? { ...each, ...change } : each)));
}

export function removePending(clientId: string): void {
  if (!messages.some((each) => each.clientId === clientId)) return;
  write((current) => current.filter((each) => each.clientId !== clientId));
}

/** After a logout, on a device that others may use. */
export function clearPending(): void {
  write(() => []);
}

/** Starts from the stored messages, which another tab may have changed since. Without a storage this page keeps them. */
function write(edit: (current: readonly PendingMessage[]) => readonly PendingMessage[]): void {
  const next = edit(isKept ? (readOutbox() ?? messages) : messages);
  isKept = storeOutbox(next);
  messages = next;
  notify();
}

function notify(): void {
  for (const listener of [...listeners]) listener();
}
