import type { editChatMsg as contract } from '@xana/contracts/http/chat/edit-chat-msg';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { updateMessageBody } from '../../database/chat/messages.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { changeAndEmit, toMessageKey } from './change-message.ts';

export const editChatMsg: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const body = readText('body', input.body, TEXT_LIMITS.message);
  const key = toMessageKey(input.id);
  return changeAndEmit(platform, caller.userId, key, async (transaction, message) => {
    if (message.sender_id !== caller.userId) throw apiError('MESSAGE_NOT_FOUND');
    if (message.body === body) return false;
    await updateMessageBody(transaction, key, body);
    return true;
  });
};
