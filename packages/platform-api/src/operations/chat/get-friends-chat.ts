import type { getFriendsChat as contract } from '@xana/contracts/http/chat/get-friends-chat';
import { findPartner, readConversation } from '../../database/chat/conversations.ts';
import { findFirstSeq } from '../../database/chat/message-requests.ts';
import { selectMessagesUpTo } from '../../database/chat/messages.ts';
import type { Handler } from '../../http/handler.ts';
import { toMessage } from './to-message.ts';

export const getFriendsChat: Handler<typeof contract> = async ({ input, config, database, caller, apiError }) => {
  const { id, page, limit } = input;
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  // Sequence numbers have no gaps: the last one is the number of messages, and a page is a range of them.
  const { last_sequence: count } = await readConversation(database, id);
  const last = { conversationId: id, sequence: count - (page - 1) * limit };
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  const rows = await selectMessagesUpTo(database, { ...last, firstSeq }, limit);
  return { count, rows: rows.map((row) => toMessage(config, row)), firstSeq };
};
