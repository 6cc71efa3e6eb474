import type { likeUnlikeMsg as contract } from '@xana/contracts/http/chat/like-unlike-msg';
import type { Handler } from '../../http/handler.ts';
import { changeMessage } from './change-message.ts';

export const likeUnlikeMsg: Handler<typeof contract> = ({ input, caller, ...platform }) => {
  const place = { conversationId: input.conversationId, sequence: input.seq };
  const like = { conversation_id: place.conversationId, sequence: place.sequence, user_id: caller.userId };
  return changeMessage(platform, caller.userId, place, async (transaction, { likes }) => {
    const isLiked = likes.includes(caller.userId);
    const isWanted = input.isLike ?? !isLiked;
    if (isLiked === isWanted) return false;
    if (isWanted) await transaction.insertInto('message_likes').values(like).execute();
    else
      await transaction
        .deleteFrom('message_likes')
        .where('conversation_id', '=', like.conversation_id)
        .where('sequence', '=', like.sequence)
        .where('user_id', '=', like.user_id)
        .execute();
    return true;
  });
};
