import { unreadCountChanged } from '@xana/contracts/events/chat';
import { fetchUnreadChatsCount, getAllFriends, markChatRead } from '@xana/contracts/http/chat/conversations';
import { useBus, useEditAnswers, useRefresh } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef } from 'react';

/** A new message is painted first, because a request takes half a frame; messages within this time are marked together. */
const MARK_DELAY_MS = 100;

interface OpenConversation {
  /** Null before the first message. */
  conversationId: number | null;
  unreadCount: number;
  /** Whether its messages are on the screen. */
  isLoaded: boolean;
  /** The `seq` of the newest message of the other user that the member sees; 0 while they do not look. */
  newestReceived: number;
}

/**
 * Marks a conversation as read when its messages are shown, and again when the member sees a new message in it: on the server, in the
 * list, and on the header's badge.
 */
export function useMarkChatRead(opened: OpenConversation): void {
  const { conversationId, unreadCount, isLoaded, newestReceived } = opened;
  const session = useSession();
  const bus = useBus();
  const edit = useEditAnswers();
  const refresh = useRefresh();
  /** The newest message that was seen; null until the conversation is on the screen. */
  const seen = useRef<number | null>(null);
  /** Marks what was seen within the delay; null when nothing is to be marked. */
  const delayed = useRef<(() => void) | null>(null);
  const hasUnread = unreadCount > 0;
  useEffect(() => {
    const isFirst = seen.current === null;
    if (conversationId === null) seen.current = 0;
    // Before the messages are loaded nothing was read, and they would arrive without a trace of what was unread.
    if (conversationId === null || (isFirst && !isLoaded)) return;
    const isNew = !isFirst && newestReceived > (seen.current ?? 0);
    seen.current = Math.max(seen.current ?? 0, newestReceived);
    if (!isNew && !(hasUnread && (isFirst || newestReceived > 0))) return;
    const mark = () => {
      delayed.current = null;
      session.call(markChatRead, { id: conversationId }).then(
        ({ unreadCount: left }) => {
          edit(fetchUnreadChatsCount, () => left);
          // Not edited: an edit would stop a request whose answer may hold new messages, and the old list would count as new.
          void refresh(getAllFriends);
          bus.publish(unreadCountChanged, { count: left });
        },
        // The badge stays, and the next time the conversation is opened this is retried.
        (error) => console.error('The conversation could not be marked as read.', error),
      );
    };
    if (!isNew) mark();
    else if (!delayed.current) {
      delayed.current = mark;
      setTimeout(() => delayed.current?.(), MARK_DELAY_MS);
    }
  }, [session, bus, edit, refresh, conversationId, hasUnread, isLoaded, newestReceived]);
  // What was seen in a conversation that is left is marked at once.
  useEffect(() => () => delayed.current?.(), []);
}
