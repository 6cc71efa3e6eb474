import type { getAllFriends } from '@xana/contracts/http/chat/conversations';
import type { OutputOf } from '@xana/contracts/operation';
import { selectConversations } from '../../database/chat/conversations.ts';
import type { QueryContext } from '../../platform.ts';
import { toUserSummary } from '../users/to-profile.ts';

const MAX_CONVERSATIONS = 100;

/** The conversations of a member, those with the newest messages first: the accepted ones, or the requests. */
export async function listConversations(
  { database, config }: QueryContext,
  filter: { userId: number; isRequest: boolean },
): Promise<OutputOf<typeof getAllFriends>> {
  const rows = await selectConversations(database, filter, MAX_CONVERSATIONS);
  return {
    count: rows.length,
    rows: rows.map((row) => ({
      conversationId: row.conversation_id,
      user: toUserSummary(config, row),
      lastMessage: row.body,
      lastHasPictures: row.has_pictures,
      lastSenderId: row.sender_id,
      lastMessageAt: row.created_at.toISOString(),
      unreadCount: row.unread,
      isMuted: row.is_muted,
    })),
  };
}
