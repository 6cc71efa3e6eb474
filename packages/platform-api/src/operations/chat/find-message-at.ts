import type { findMessageAt as contract } from '@xana/contracts/http/chat/find-message-at';
import { findPartner } from '../../database/chat/conversations.ts';
import { findFirstSeq } from '../../database/chat/message-requests.ts';
import { findSequenceAt } from '../../database/chat/message-search.ts';
import type { Handler } from '../../http/handler.ts';

export const findMessageAt: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const { id } = input;
  const at = new Date(input.at);
  if (Number.isNaN(at.getTime())) throw apiError('INPUT_INVALID');
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  return { seq: (await findSequenceAt(database, { conversationId: id, firstSeq, at })) ?? null };
};
