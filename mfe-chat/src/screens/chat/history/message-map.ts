import type { Message } from '@xana/contracts/http/chat/message';

/** The messages of a conversation that are known, by `seq`. Each is kept in its newest version, in whatever order they arrive. */
export function createMessageMap() {
  const messages = new Map<number, Message>();
  let first = 1;
  let last = 0;
  return {
    /** The position of the first message that the member sees. */
    first: () => first,
    /** The position of the newest message of the conversation, as far as known; 0 without messages. */
    last: () => last,
    /** The conversation has at least this many messages. */
    raiseLast(count: number): void {
      last = Math.max(last, count);
    },
    setFirst(seq: number): void {
      first = seq;
    },
    add(message: Message): void {
      const known = messages.get(message.seq);
      last = Math.max(last, message.seq);
      if (!known || isNewer(message, known)) messages.set(message.seq, message);
    },
    get: (seq: number): Message | undefined => messages.get(seq),
    /** The highest position in a range whose message is not known; 0 when all are. */
    findMissing(from: number, to: number): number {
      for (let seq = Math.min(to, last); seq >= Math.max(from, first); seq -= 1) if (!messages.has(seq)) return seq;
      return 0;
    },
    /** The known messages of a range, oldest first. */
    range(from: number, to: number): Message[] {
      const found: Message[] = [];
      for (let seq = Math.max(from, first); seq <= Math.min(to, last); seq += 1) {
        const message = messages.get(seq);
        if (message) found.push(message);
      }
      return found;
    },
    /** The other member has read up to a position. */
    markRead(seq: number, senderId: number, readAt: string): void {
      for (const [key, message] of messages) {
        const isRead = key <= seq && message.senderId === senderId && message.readAt === null;
        if (isRead) messages.set(key, { ...message, readAt });
      }
    },
    clear(): void {
      messages.clear();
    },
  };
}

/** Reading a message does not change its `change`. */
function isNewer(message: Message, known: Message): boolean {
  if (message.change !== known.change) return message.change > known.change;
  return message.readAt !== null && known.readAt === null;
}
