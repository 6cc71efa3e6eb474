import type { likeDislikePost as contract } from '@xana/contracts/http/feeds/like-dislike-post';
import { findPost, updatePostLike } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { notify, withdrawNotice } from '../notifications/notify.ts';

export const likeDislikePost: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const { feedId: postId, isLike } = input;
  const post = await findPost(database, caller.userId, postId);
  if (!post) throw apiError('POST_NOT_FOUND');
  return database.transaction().execute(async (transaction) => {
    const likeCount = await updatePostLike(transaction, { postId, userId: caller.userId, isLike });
    if (likeCount === undefined) throw apiError('POST_NOT_FOUND');
    const notice = { kind: 'like', to: post.user_id, actorId: caller.userId, postId } as const;
    await (isLike ? notify(transaction, notice) : withdrawNotice(transaction, notice));
    return { isLike, likeCount };
  });
};
