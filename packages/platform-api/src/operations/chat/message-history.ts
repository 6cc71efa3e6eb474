import type * as contracts from '@xana/contracts/http/chat/message-history';
import { findPartner, readConversation } from '../../database/chat/conversations.ts';
import { findFirstSeq } from '../../database/chat/message-requests.ts';
import { findSequenceAt, searchMessagePage } from '../../database/chat/message-search.ts';
import { selectChangedMessages, selectMessagesUpTo } from '../../database/chat/messages.ts';
import type { Handler } from '../../http/handler.ts';
import { toMessage } from './to-message.ts';

export const getFriendsChat: Handler<typeof contracts.getFriendsChat> = async (call) => {
  const { input, config, database, caller, apiError } = call;
  const { id, page, limit } = input;
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  // Sequence numbers have no gaps: the last one is the number of messages, and a page is a range of them.
  const { last_sequence: count } = await readConversation(database, id);
  const last = { conversationId: id, sequence: count - (page - 1) * limit };
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  const rows = await selectMessagesUpTo(database, { ...last, firstSeq }, limit);
  return { count, rows: rows.map((row) => toMessage(config, row)), firstSeq };
};

export const getChatChanges: Handler<typeof contracts.getChatChanges> = async (call) => {
  const { input, config, database, caller, apiError } = call;
  const { id, after, limit } = input;
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  // Read before the messages, so that no change is missed: one in between is in `rows` but not yet in `lastChange`, and the
  // client only receives it twice.
  const { last_change } = await readConversation(database, id);
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  const rows = await selectChangedMessages(database, { conversationId: id, change: after, firstSeq }, limit);
  return { rows: rows.map((row) => toMessage(config, row)), lastChange: last_change };
};

export const findMessageAt: Handler<typeof contracts.findMessageAt> = async ({ input, database, caller, apiError }) => {
  const { id } = input;
  const at = new Date(input.at);
  if (Number.isNaN(at.getTime())) throw apiError('INPUT_INVALID');
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  return { seq: (await findSequenceAt(database, { conversationId: id, firstSeq, at })) ?? null };
};

export const searchMessages: Handler<typeof contracts.searchMessages> = async (call) => {
  const { input, config, database, caller, memberLimits, apiError } = call;
  const { id, text, page, limit } = input;
  await memberLimits.require('searchMessages', caller.userId);
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  const found = { conversationId: id, firstSeq, text };
  const { count, rows } = await searchMessagePage(database, found, { limit, offset: (page - 1) * limit });
  return { count, rows: rows.map((row) => toMessage(config, row)) };
};
