import { createStored, validRows } from '@xana/remote-kit/stored';
import { type PendingMessage, pendingMessage } from './pending-message.ts';

const stored = createStored('chatOutbox', { schema: validRows(pendingMessage), empty: [], isKeptInPage: true });

/** Messages that the server has not confirmed, oldest first. The same array until one changes, in any tab of this browser. */
export const pendingMessages = (): readonly PendingMessage[] => stored.read();

export const subscribeOutbox = stored.subscribe;

export function addPending(message: PendingMessage): void {
  stored.write([...stored.read(), message]);
}

export function changePending(clientId: string, change: Partial<PendingMessage>): void {
  stored.write(stored.read().map((each) => (each.clientId === clientId ? { ...each, ...change } : each)));
}

export function removePending(clientId: string): void {
  if (!stored.read().some((each) => each.clientId === clientId)) return;
  stored.write(stored.read().filter((each) => each.clientId !== clientId));
}

/** After a logout, on a device that others may use. */
export function clearPending(): void {
  stored.write([]);
}
