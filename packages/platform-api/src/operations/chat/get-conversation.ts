import type { getConversation as contract } from '@xana/contracts/http/chat/get-conversation';
import { findConversation } from '../../database/chat/conversations.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export const getConversation: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
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
