import type { getChatChanges as contract } from '@xana/contracts/http/chat/get-chat-changes';
import { findPartner, readConversation } from '../../database/chat/conversations.ts';
import { findFirstSeq } from '../../database/chat/message-requests.ts';
import { selectChangedMessages } from '../../database/chat/messages.ts';
import type { Handler } from '../../http/handler.ts';
import { toMessage } from './to-message.ts';

export const getChatChanges: Handler<typeof contract> = async ({ input, config, database, caller, apiError }) => {
  const { id, after, limit } = input;
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  // Read before the messages, so that no change is missed: one in between is in `rows` but not yet in `lastChange`, and the
  // client only receives it twice.
  const { last_change } = await readConversation(database, id);
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  const rows = await selectChangedMessages(database, { conversationId: id, change: after, firstSeq }, limit);
  return { rows: rows.map((row) => toMessage(config, row)), lastChange: last_change };
};
