import type * as contracts from '@xana/contracts/http/chat/message-requests';
import { findPartner } from '../../database/chat/conversations.ts';
import { acceptRequest, clearRequest, findMemberState } from '../../database/chat/message-requests.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { listConversations } from './conversations.ts';

export const getMessageRequests: Handler<typeof contracts.getMessageRequests> = (call) =>
  listConversations(call, { userId: call.caller.userId, isRequest: true });

export const acceptMessageRequest: Handler<typeof contracts.acceptMessageRequest> = async (call) => {
  const { input, database, caller, apiError } = call;
  if ((await findPartner(database, caller.userId, input.id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  await acceptRequest(database, caller.userId, input.id);
  return { isAccepted: true };
};

type Removal = typeof contracts.removeMessageRequest | typeof contracts.restoreMessageRequest;

const setRemoved =
  (isRemoved: boolean) =>
  async ({ input, database, caller, apiError }: Call<Removal>) => {
    const { userId } = caller;
    const state = await findMemberState(database, userId, input.id);
    if (!state?.is_request) throw apiError('CONVERSATION_NOT_FOUND');
    await clearRequest(database, { userId, conversationId: input.id, cleared: isRemoved });
    return { isRemoved };
  };

export const removeMessageRequest = setRemoved(true);
export const restoreMessageRequest = setRemoved(false);
