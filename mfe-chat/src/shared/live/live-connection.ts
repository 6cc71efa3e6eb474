import { useSyncExternalStore } from 'react';

let isConnected = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setLiveConnection(next: boolean): void {
  isConnected = next;
  for (const listener of listeners) listener();
}

/** Whether the chat socket delivers messages. Apart from the live chat, whose code a visitor does not load. */
export const useIsLive = (): boolean => useSyncExternalStore(subscribe, () => isConnected);
