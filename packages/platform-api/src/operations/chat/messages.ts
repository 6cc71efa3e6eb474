import type * as contracts from '@xana/contracts/http/chat/messages';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { deleteMessage, restoreMessage } from '../../database/chat/deleted-messages.ts';
import { likeMessage, unlikeMessage, updateMessageBody } from '../../database/chat/messages.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { storePicture } from '../uploads/store-picture.ts';
import { changeAndEmit, emitChanged, toMessageKey } from './change-message.ts';

export const uploadChatPicture: Handler<typeof contracts.uploadChatPicture> = ({ caller, file, ...platform }) =>
  storePicture(platform, caller.userId, file, 'chat');

export const editChatMsg: Handler<typeof contracts.editChatMsg> = async ({ input, caller, apiError, ...platform }) => {
  const body = readText('body', input.body, TEXT_LIMITS.message);
  const key = toMessageKey(input.id);
  return changeAndEmit(platform, caller.userId, key, async (transaction, message) => {
    if (message.sender_id !== caller.userId) throw apiError('MESSAGE_NOT_FOUND');
    if (message.body === body) return false;
    await updateMessageBody(transaction, key, body);
    return true;
  });
};

/** Toggles the caller's like when `isLike` is missing. */
export const likeUnlikeMsg: Handler<typeof contracts.likeUnlikeMsg> = ({ input, caller, ...platform }) => {
  const key = { conversationId: input.conversationId, sequence: input.seq };
  return changeAndEmit(platform, caller.userId, key, async (transaction, { likes }) => {
    const isLiked = likes.includes(caller.userId);
    const shouldLike = input.isLike ?? !isLiked;
    if (isLiked === shouldLike) return false;
    await (shouldLike ? likeMessage : unlikeMessage)(transaction, key, caller.userId);
    return true;
  });
};

export const deleteChatMsg: Handler<typeof contracts.deleteChatMsg> = ({ input, caller, apiError, ...platform }) => {
  const key = toMessageKey(input.id);
  return changeAndEmit(platform, caller.userId, key, async (transaction, message) => {
    if (message.sender_id !== caller.userId) throw apiError('MESSAGE_NOT_FOUND');
    await deleteMessage(transaction, key);
    return true;
  });
};

export const restoreChatMsg: Handler<typeof contracts.restoreChatMsg> = ({ input, caller, ...platform }) => {
  const key = toMessageKey(input.id);
  return emitChanged(platform, caller.userId, key, () => restoreMessage(platform.database, key, caller.userId));
};
