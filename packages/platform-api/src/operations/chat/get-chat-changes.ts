import type { getChatChanges as contract } from '@xana/contracts/http/chat/get-chat-changes';
import { findPartner } from '../../database/conversations.ts';
import { selectMessages, toMessage } from '../../database/messages.ts';
import type { Handler } from '../../http/handler.ts';

export const getChatChanges: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if ((await findPartner(database, caller.userId, input.id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  // Read first: what happens in between is in the rows and only asked for once more.
  const { last_change } = await database
    .selectFrom('conversations')
    .select('last_change')
    .where('id', '=', input.id)
    .executeTakeFirstOrThrow();
  const rows = await selectMessages(database)
    .where('messages.conversation_id', '=', input.id)
    .where('messages.change', '>', input.after)
    .orderBy('messages.change')
    .limit(input.limit)
    .execute();
  return { rows: rows.map(toMessage), lastChange: last_change };
};
