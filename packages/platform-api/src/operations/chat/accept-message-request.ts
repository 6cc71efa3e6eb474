import type { acceptMessageRequest as contract } from '@xana/contracts/http/chat/accept-message-request';
import { findPartner } from '../../database/chat/conversations.ts';
import { acceptRequest } from '../../database/chat/message-requests.ts';
import type { Handler } from '../../http/handler.ts';

export const acceptMessageRequest: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if ((await findPartner(database, caller.userId, input.id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  await acceptRequest(database, caller.userId, input.id);
  return { isAccepted: true };
};
