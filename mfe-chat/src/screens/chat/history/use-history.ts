import type { Message } from '@xana/contracts/http/chat/message';
import { getChatChanges, getFriendsChat } from '@xana/contracts/http/chat/message-history';
import { useConnection, useMember, useSession } from '@xana/session/react';
import { useEffect, useState } from 'react';
import { liveChat, useLiveChat } from '../../../shared/live/live-chat.ts';
import { onDelivered } from '../../../shared/outbox/deliver-outbox.ts';
import type { ChatTarget } from '../conversation/chat-target.ts';
import { createHistory, type History } from './create-history.ts';
import { PAGE_SIZE } from './history-source.ts';

const CHANGES_PAGE_SIZE = 50;

/** The messages with a user while the conversation is open, kept current by the sockets. */
export function useHistory({ user, conversationId, unreadCount }: ChatTarget): History {
  const session = useSession();
  const memberId = useMember()?.id ?? 0;
  const [history] = useState(() =>
    createHistory({
      conversationId,
      memberId,
      unreadCount,
      calls: {
        loadPage: (id, page) => session.call(getFriendsChat, { id, page, limit: PAGE_SIZE }),
        loadChanges: (id, after) => session.call(getChatChanges, { id, after, limit: CHANGES_PAGE_SIZE }),
      },
    }),
  );
  useEffect(() => {
    if (conversationId !== null) history.setConversation(conversationId);
    void history.load();
  }, [history, conversationId]);
  useEffect(() => {
    const receive = (message: Message) => {
      if (message.senderId === user.id || message.receiverId === user.id) history.receive(message);
    };
    const stops = [
      liveChat.on('message', receive),
      onDelivered(receive),
      liveChat.on('read', ({ conversationId: readId, userId, seq, readAt }) => {
        if (userId === user.id && readId === history.conversationId()) history.markRead(seq, readAt);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [history, user.id]);
  useResume(history);
  return history;
}

/** Fetches what was missed after each new connection of the socket, and after each recovery of the platform. */
function useResume(history: History): void {
  const connections = useLiveChat((state) => state.connections);
  const { recoveries } = useConnection();
  const [first] = useState({ connections, recoveries });
  useEffect(() => {
    if (connections !== first.connections || recoveries !== first.recoveries) void history.resume();
  }, [history, connections, recoveries, first]);
}
