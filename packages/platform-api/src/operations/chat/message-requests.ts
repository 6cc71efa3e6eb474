import type * as contracts from '@xana/contracts/http/chat/message-requests';
import { findPartner, selectConversations } from '../../database/chat/conversations.ts';
import { acceptRequest, clearRequest, findMemberState } from '../../database/chat/message-requests.ts';
import type { Handler } from '../../http/handler.ts';
import { toConversation } from './to-conversation.ts';

const MAX_CONVERSATIONS = 100;

export const getMessageRequests: Handler<typeof contracts.getMessageRequests> = async ({
  database,
  caller,
  config,
}) => {
  const filter = { userId: caller.userId, isRequest: true };
  const rows = await selectConversations(database, filter, MAX_CONVERSATIONS);
  return { count: rows.length, rows: rows.map((row) => toConversation(config, row)) };
};

export const acceptMessageRequest: Handler<typeof contracts.acceptMessageRequest> = async ({
  input,
  database,
  caller,
  apiError,
}) => {
  if ((await findPartner(database, caller.userId, input.id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  await acceptRequest(database, caller.userId, input.id);
  return { isAccepted: true };
};

export const removeMessageRequest: Handler<typeof contracts.removeMessageRequest> = async ({
  input,
  database,
  caller,
  apiError,
}) => {
  const { userId } = caller;
  const state = await findMemberState(database, userId, input.id);
  if (!state?.is_request) throw apiError('CONVERSATION_NOT_FOUND');
  await clearRequest(database, { userId, conversationId: input.id, cleared: true });
  return { isRemoved: true };
};

export const restoreMessageRequest: Handler<typeof contracts.restoreMessageRequest> = async ({
  input,
  database,
  caller,
  apiError,
}) => {
  const { userId } = caller;
  const state = await findMemberState(database, userId, input.id);
  if (!state?.is_request) throw apiError('CONVERSATION_NOT_FOUND');
  await clearRequest(database, { userId, conversationId: input.id, cleared: false });
  return { isRemoved: false };
};
