import type { getAllFriends as contract } from '@xana/contracts/http/chat/get-all-friends';
import { selectConversations } from '../../database/conversations.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

const MAX_CONVERSATIONS = 100;

export const getAllFriends: Handler<typeof contract> = async ({ database, caller, config }) => {
  const rows = await selectConversations(database, caller.userId, MAX_CONVERSATIONS);
  return {
    count: rows.length,
    rows: rows.map((row) => ({
      conversationId: row.conversation_id,
      user: toUserSummary(config, row),
      lastMessage: row.body,
      lastMessageAt: row.created_at.toISOString(),
      unreadCount: row.unread,
    })),
  };
};
