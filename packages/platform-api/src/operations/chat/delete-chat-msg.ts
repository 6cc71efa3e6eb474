import type { deleteChatMsg as contract } from '@xana/contracts/http/chat/delete-chat-msg';
import { deleteMessage } from '../../database/chat/deleted-messages.ts';
import type { Handler } from '../../http/handler.ts';
import { changeAndEmit, toMessageKey } from './change-message.ts';

export const deleteChatMsg: Handler<typeof contract> = ({ input, caller, apiError, ...platform }) => {
  const key = toMessageKey(input.id);
  return changeAndEmit(platform, caller.userId, key, async (transaction, message) => {
    if (message.sender_id !== caller.userId) throw apiError('MESSAGE_NOT_FOUND');
    await deleteMessage(transaction, key);
    return true;
  });
};
