import type { removeMessageRequest as contract } from '@xana/contracts/http/chat/remove-message-request';
import { clearRequest, findMemberState } from '../../database/chat/message-requests.ts';
import type { Handler } from '../../http/handler.ts';

export const removeMessageRequest: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const { userId } = caller;
  const state = await findMemberState(database, userId, input.id);
  if (!state?.is_request) throw apiError('CONVERSATION_NOT_FOUND');
  await clearRequest(database, { userId, conversationId: input.id, cleared: true });
  return { isRemoved: true };
};
