import type { editChatMsg as contract } from '@xana/contracts/http/chat/edit-chat-msg';
import type { Handler } from '../../http/handler.ts';
import { changeMessage, ofPlace, placeOf } from './messages/change-message.ts';

export const editChatMsg: Handler<typeof contract> = ({ input, caller, fail, ...platform }) => {
  const place = placeOf(input.id);
  return changeMessage(platform, caller.userId, place, async (transaction, { senderId, body }) => {
    if (senderId !== caller.userId) throw fail('MESSAGE_NOT_FOUND');
    if (body === input.body.trim()) return false;
    await ofPlace(transaction, place).set({ body: input.body.trim(), edited_at: new Date() }).execute();
    return true;
  });
};
