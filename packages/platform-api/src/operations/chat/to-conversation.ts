import type { getAllFriends } from '@xana/contracts/http/chat/conversations';
import type { OutputOf } from '@xana/contracts/operation';
import type { selectConversations } from '../../database/chat/conversations.ts';
import type { Platform } from '../../platform.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

type Row = Awaited<ReturnType<typeof selectConversations>>[number];

export const toConversation = (
  config: Platform['config'],
  row: Row,
): OutputOf<typeof getAllFriends>['rows'][number] => ({
  conversationId: row.conversation_id,
  user: toUserSummary(config, row),
  lastMessage: row.body,
  lastHasPictures: row.has_pictures,
  lastSenderId: row.sender_id,
  lastMessageAt: row.created_at.toISOString(),
  unreadCount: row.unread,
  isMuted: row.is_muted,
});
