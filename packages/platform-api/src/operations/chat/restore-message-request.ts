import type { restoreMessageRequest as contract } from '@xana/contracts/http/chat/restore-message-request';
import { clearRequest, findMemberState } from '../../database/chat/message-requests.ts';
import type { Handler } from '../../http/handler.ts';

export const restoreMessageRequest: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const { userId } = caller;
  const state = await findMemberState(database, userId, input.id);
  if (!state?.is_request) throw apiError('CONVERSATION_NOT_FOUND');
  await clearRequest(database, { userId, conversationId: input.id, cleared: false });
  return { isRemoved: false };
};
