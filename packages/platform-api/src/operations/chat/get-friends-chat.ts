import type { getFriendsChat as contract } from '@xana/contracts/http/chat/get-friends-chat';
import { findPartner } from '../../database/conversations.ts';
import { selectMessages, toMessage } from '../../database/messages.ts';
import type { Handler } from '../../http/handler.ts';

export const getFriendsChat: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if ((await findPartner(database, caller.userId, input.id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  // The numbers of a conversation have no gaps: the last one is how many there are, and a page is a range of them.
  const { last_sequence: count } = await database
    .selectFrom('conversations')
    .select('last_sequence')
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow();
  const rows = await selectMessages(database)
    .where('messages.conversation_id', '=', input.id)
    .where('messages.sequence', '<=', count - (input.page - 1) * input.limit)
    .orderBy('messages.sequence', 'desc')
    .limit(input.limit)
    .execute();
  return { count, rows: rows.map(toMessage) };
};
