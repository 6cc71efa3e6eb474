import { unreadCountChanged } from '@xana/contracts/events/chat';
import { fetchUnreadChatsCount } from '@xana/contracts/http/chat/fetch-unread-chats-count';
import { getAllFriends } from '@xana/contracts/http/chat/get-all-friends';
import { markChatRead } from '@xana/contracts/http/chat/mark-chat-read';
import { useBus, useEditAnswers } from '@xana/remote-kit';
import { useSession } from '@xana/session/react';
import { useEffect, useRef } from 'react';

interface OpenConversation {
  conversationId: number;
  unreadCount: number;
}

/** Marks an opened conversation as read: on the server, in the list, and on the header's badge. */
export function useMarkChatRead(opened: OpenConversation | undefined): void {
  const session = useSession();
  const bus = useBus();
  const edit = useRef(useEditAnswers());
  const conversationId = opened?.conversationId;
  const isUnread = (opened?.unreadCount ?? 0) > 0;
  useEffect(() => {
    if (conversationId === undefined || !isUnread) return;
    session.call(markChatRead, { id: conversationId }).then(
      ({ unreadCount }) => {
        edit.current(fetchUnreadChatsCount, () => unreadCount);
        edit.current(getAllFriends, ({ count, rows }) => ({
          count,
          rows: rows.map((row) => (row.conversationId === conversationId ? { ...row, unreadCount: 0 } : row)),
        }));
        bus.publish(unreadCountChanged, { count: unreadCount });
      },
      // The badge stays, and the next time the conversation is opened this is retried.
      (error) => console.error('The conversation could not be marked as read.', error),
    );
  }, [session, bus, conversationId, isUnread]);
}
