import type { ChatServerEvents } from '@xana/contracts/sockets/chat-sockets';

type Telling = {
  [Event in keyof ChatServerEvents]: {
    to: readonly number[];
    event: Event;
    data: Parameters<ChatServerEvents[Event]>[0];
  };
}[keyof ChatServerEvents];

/** Where what happened is said once it is kept, and heard by the sockets of every instance. */
export interface News {
  tell(telling: Telling): void;
  hear(listener: (telling: Telling) => void): void;
}

export function createNews(): News {
  const listeners = new Set<(telling: Telling) => void>();
  return {
    tell: (telling) => {
      for (const listener of listeners) listener(telling);
    },
    hear: (listener) => void listeners.add(listener),
  };
}
