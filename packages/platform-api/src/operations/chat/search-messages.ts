import type { searchMessages as contract } from '@xana/contracts/http/chat/search-messages';
import { findPartner } from '../../database/chat/conversations.ts';
import { findFirstSeq } from '../../database/chat/message-requests.ts';
import { searchMessagePage } from '../../database/chat/message-search.ts';
import type { Handler } from '../../http/handler.ts';
import { toMessage } from './to-message.ts';

export const searchMessages: Handler<typeof contract> = async ({
  input,
  config,
  database,
  caller,
  memberLimits,
  apiError,
}) => {
  const { id, text, page, limit } = input;
  await memberLimits.require('searchMessages', caller.userId);
  if ((await findPartner(database, caller.userId, id)) === null) throw apiError('CONVERSATION_NOT_FOUND');
  const firstSeq = await findFirstSeq(database, caller.userId, id);
  const found = { conversationId: id, firstSeq, text };
  const { count, rows } = await searchMessagePage(database, found, { limit, offset: (page - 1) * limit });
  return { count, rows: rows.map((row) => toMessage(config, row)) };
};
