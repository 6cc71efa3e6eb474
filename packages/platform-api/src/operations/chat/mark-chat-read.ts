import type { markChatRead as contract } from '@xana/contracts/http/chat/mark-chat-read';
import { countUnread, findPartner, markConversationRead } from '../../database/chat/conversations.ts';
import type { Handler } from '../../http/handler.ts';

export const markChatRead: Handler<typeof contract> = async ({ input, database, chatEvents, caller, apiError }) => {
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
