import type { Message } from '@xana/contracts/http/chat/message';

export interface MessageActs {
  find(seq: number): Message | undefined;
  jumpTo(seq: number): void;
  reply(message: Message): void;
  edit(message: Message): void;
  /** Puts the server's version of a changed message on the screen. */
  onChanged(message: Message): void;
  /** Whether the member can like and answer: not in a request that they have not accepted. */
  canAnswer: boolean;
}
