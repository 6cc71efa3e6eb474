import type * as contracts from '@xana/contracts/http/chat/conversations';
import type { OutputOf } from '@xana/contracts/operation';
import {
  countUnread,
  findConversation,
  findPartner,
  markConversationRead,
  selectConversations,
} from '../../database/chat/conversations.ts';
import type { Handler } from '../../http/handler.ts';
import type { QueryContext } from '../../platform.ts';
import { toUserSummary } from '../users/to-profile.ts';

export const getAllFriends: Handler<typeof contracts.getAllFriends> = (call) =>
  listConversations(call, { userId: call.caller.userId, isRequest: false });

export const getConversation: Handler<typeof contracts.getConversation> = async (call) => {
  const { input, database, caller, config, apiError } = call;
  if (input.userId === caller.userId) throw apiError('MESSAGE_SELF');
  const row = await findConversation(database, caller.userId, input.userId);
  if (!row) throw apiError('USER_NOT_FOUND');
  return {
    conversationId: row.conversation_id,
    user: toUserSummary(config, row),
    isRequest: row.is_request ?? false,
    isMuted: row.is_muted,
  };
};

export const fetchUnreadChatsCount: Handler<typeof contracts.fetchUnreadChatsCount> = ({ database, caller }) =>
  countUnread(database, caller.userId);

export const markChatRead: Handler<typeof contracts.markChatRead> = async (call) => {
  const { input, database, chatEvents, caller, apiError } = call;
  const { userId } = caller;
  const partnerId = await findPartner(database, userId, input.id);
  if (partnerId === null) throw apiError('CONVERSATION_NOT_FOUND');
  const marked = await markConversationRead(database, userId, input.id);
  if (marked?.read_at) {
    const readAt = marked.read_at.toISOString();
    const data = { conversationId: input.id, userId, seq: marked.read_sequence, readAt };
    chatEvents.emit({ to: [userId, partnerId], event: 'read', data });
  }
  return { unreadCount: await countUnread(database, userId) };
};

const MAX_CONVERSATIONS = 100;

/** The conversations of a member, those with the newest messages first: the accepted ones, or the requests. */
export async function listConversations(
  { database, config }: QueryContext,
  filter: { userId: number; isRequest: boolean },
): Promise<OutputOf<typeof contracts.getAllFriends>> {
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
