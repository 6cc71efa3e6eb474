import type { markChatRead as contract } from '@xana/contracts/http/chat/mark-chat-read';
import { sql } from 'kysely';
import { findPartner } from '../../database/conversations.ts';
import { countUnread } from '../../database/unread-messages.ts';
import type { Handler } from '../../http/handler.ts';

export const markChatRead: Handler<typeof contract> = async ({ input, database, chatEvents, caller, apiError }) => {
  const partnerId = await findPartner(database, caller.userId, input.id);
  if (partnerId === null) throw apiError('CONVERSATION_NOT_FOUND');
  // One statement, and never backwards: two tabs that mark at once leave the later of the two.
  const marked = await database
    .updateTable('conversation_members as mine')
    .from('conversations')
    .set({ read_sequence: sql`conversations.last_sequence`, read_at: sql`now()` })
    .whereRef('conversations.id', '=', 'mine.conversation_id')
    .whereRef('conversations.last_sequence', '>', 'mine.read_sequence')
    .where('mine.conversation_id', '=', input.id)
    .where('mine.user_id', '=', caller.userId)
    .returning(['mine.read_sequence', 'mine.read_at'])
    .executeTakeFirst();
  if (marked?.read_at) {
    const data = {
      conversationId: input.id,
      userId: caller.userId,
      seq: marked.read_sequence,
      readAt: marked.read_at.toISOString(),
    };
    chatEvents.emit({ to: [caller.userId, partnerId], event: 'read', data });
  }
  return { unreadCount: await countUnread(database, caller.userId) };
};
