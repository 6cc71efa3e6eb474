import type { editChatMsg as contract } from '@xana/contracts/http/chat/edit-chat-msg';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { changeMessage, ofPlace, placeOf } from './change-message.ts';

export const editChatMsg: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const text = readText('body', input.body, TEXT_LIMITS.message);
  const place = placeOf(input.id);
  return changeMessage(platform, caller.userId, place, async (transaction, { senderId, body }) => {
    if (senderId !== caller.userId) throw apiError('MESSAGE_NOT_FOUND');
    if (body === text) return false;
    await ofPlace(transaction, place).set({ body: text, edited_at: new Date() }).execute();
    return true;
  });
};
