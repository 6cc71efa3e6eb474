import type { getMessageRequests as contract } from '@xana/contracts/http/chat/get-message-requests';
import { selectConversations } from '../../database/chat/conversations.ts';
import type { Handler } from '../../http/handler.ts';
import { toConversation } from './to-conversation.ts';

const MAX_CONVERSATIONS = 100;

export const getMessageRequests: Handler<typeof contract> = async ({ database, caller, config }) => {
  const filter = { userId: caller.userId, isRequest: true };
  const rows = await selectConversations(database, filter, MAX_CONVERSATIONS);
  return { count: rows.length, rows: rows.map((row) => toConversation(config, row)) };
};
