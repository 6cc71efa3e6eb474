import * as z from '@xana/contracts/schema';
import { STORAGE_KEYS } from '@xana/contracts/storage-keys';
import { type PendingMessage, pendingMessage } from './pending-message.ts';

const { key } = STORAGE_KEYS.chatOutbox;
const stored = z.array(pendingMessage);

/** The messages that wait in this browser, oldest first; empty if the stored value is invalid. Null without a storage. */
export function readOutbox(): PendingMessage[] | null {
  try {
    const checked = stored.safeParse(JSON.parse(localStorage.getItem(key) ?? '[]'));
    return checked.success ? checked.data : [];
  } catch {
    return null;
  }
}

/** @returns false without a storage, or when it is full */
export function storeOutbox(messages: readonly PendingMessage[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(messages));
    return true;
  } catch {
    return false;
  }
}

/** Calls `listener` when another tab changes the outbox. */
export function subscribeOtherTabs(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
