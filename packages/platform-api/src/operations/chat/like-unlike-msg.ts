import type { likeUnlikeMsg as contract } from '@xana/contracts/http/chat/like-unlike-msg';
import { likeMessage, unlikeMessage } from '../../database/chat/messages.ts';
import type { Handler } from '../../http/handler.ts';
import { changeAndEmit } from './change-message.ts';

/** Toggles the caller's like when `isLike` is missing. */
export const likeUnlikeMsg: Handler<typeof contract> = ({ input, caller, ...platform }) => {
  const key = { conversationId: input.conversationId, sequence: input.seq };
  return changeAndEmit(platform, caller.userId, key, async (transaction, { likes }) => {
    const isLiked = likes.includes(caller.userId);
    const shouldLike = input.isLike ?? !isLiked;
    if (isLiked === shouldLike) return false;
    await (shouldLike ? likeMessage : unlikeMessage)(transaction, key, caller.userId);
    return true;
  });
};
