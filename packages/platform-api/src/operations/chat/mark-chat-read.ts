import type { markChatRead as contract } from '@xana/contracts/http/chat/mark-chat-read';
import { sql } from 'kysely';
import { countUnread } from '../../database/unread-messages.ts';
import type { Handler } from '../../http/handler.ts';

export const markChatRead: Handler<typeof contract> = async ({ input, database, caller, fail }) => {
  // One statement, and never backwards: two tabs that mark at once leave the later of the two.
  const marked = await database
    .updateTable('conversation_members')
    .set({
      read_sequence: sql`greatest(read_sequence,
        (select coalesce(max(sequence), 0) from messages where messages.conversation_id = ${input.id}))`,
    })
    .where('conversation_id', '=', input.id)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (marked.numUpdatedRows === 0n) throw fail('CONVERSATION_NOT_FOUND');
  return { unreadCount: await countUnread(database, caller.userId) };
};
