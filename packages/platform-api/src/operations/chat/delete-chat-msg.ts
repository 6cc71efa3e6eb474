import type { deleteChatMsg as contract } from '@xana/contracts/http/chat/delete-chat-msg';
import type { Handler } from '../../http/handler.ts';
import { changeMessage, ofPlace, placeOf } from './change-message.ts';

export const deleteChatMsg: Handler<typeof contract> = ({ input, caller, apiError, ...platform }) => {
  const place = placeOf(input.id);
  return changeMessage(platform, caller.userId, place, async (transaction, { senderId }) => {
    if (senderId !== caller.userId) throw apiError('MESSAGE_NOT_FOUND');
    await ofPlace(transaction, place).set({ body: '', deleted_at: new Date() }).execute();
    await transaction
      .deleteFrom('message_likes')
      .where('conversation_id', '=', place.conversationId)
      .where('sequence', '=', place.sequence)
      .execute();
    return true;
  });
};
