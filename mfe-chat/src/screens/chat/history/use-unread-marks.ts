import type { Message } from '@xana/contracts/http/chat/message';
import { useRef } from 'react';

interface UnreadMarksOptions {
  messages: readonly Message[];
  memberId: number;
  /** The page is visible and shows the newest message. */
  isReading: boolean;
}

/**
 * What is new since the member last saw the end of a conversation: the message that the divider is above, and the number of
 * messages of the other user that are not seen.
 */
export function useUnreadMarks({ messages, memberId, isReading }: UnreadMarksOptions) {
  const divider = useRef<number | null>(null);
  const seen = useRef<number | null>(null);
  const received = messages.filter(({ senderId }) => senderId !== memberId);
  const newest = messages.at(-1)?.seq ?? 0;
  if (seen.current === null && messages.length > 0) {
    // What was unread when the conversation was opened stays marked while it is open.
    // What the member has answered is not new to them, wherever they answered it.
    const answered = messages.findLast(({ senderId }) => senderId === memberId)?.seq ?? 0;
    const unread = received.find((each) => each.seq > answered && each.readAt === null && each.deletedAt === null);
    divider.current = unread?.seq ?? null;
    seen.current = newest;
  }
  const unseen = received.filter(({ seq, deletedAt }) => seq > (seen.current ?? 0) && deletedAt === null);
  if (isReading) seen.current = Math.max(seen.current ?? 0, newest);
  else divider.current ??= unseen[0]?.seq ?? null;
  const hide = () => {
    divider.current = null;
  };
  return { divider: divider.current, newCount: isReading ? 0 : unseen.length, hide };
}
