import type { ChatServerEvents } from '@xana/contracts/sockets/chat-sockets';
import type { Signal } from './signal.ts';

type ChatEvent = {
  [Event in keyof ChatServerEvents]: {
    to: readonly number[];
    event: Event;
    data: Parameters<ChatServerEvents[Event]>[0];
  };
}[keyof ChatServerEvents];

/** What happened in conversations, said once it is kept, and heard by the sockets of every instance. */
export type ChatEvents = Signal<ChatEvent>;
