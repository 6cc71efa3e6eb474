import type { ChatServerEvents } from '@xana/contracts/sockets/chat-sockets';

/** Publish and subscribe within this process; the socket adapter carries events on to the other instances. */
export interface Signal<Payload> {
  emit(payload: Payload): void;
  /** @returns unsubscribes */
  subscribe(listener: (payload: Payload) => void): () => void;
}

export function createSignal<Payload>(): Signal<Payload> {
  const listeners = new Set<(payload: Payload) => void>();
  return {
    emit: (payload) => {
      for (const listener of listeners) listener(payload);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

type ChatEvent = {
  [Event in keyof ChatServerEvents]: {
    to: readonly number[];
    event: Event;
    data: Parameters<ChatServerEvents[Event]>[0];
  };
}[keyof ChatServerEvents];

/** Changes in conversations, emitted after they are stored. */
export type ChatEvents = Signal<ChatEvent>;
