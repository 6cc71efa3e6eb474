import type { likeDislikePost as contract } from '@xana/contracts/http/feeds/like-dislike-post';
import { findPost, updatePostLike } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';

export const likeDislikePost: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const { feedId: postId, isLike } = input;
  if (!(await findPost(database, caller.userId, postId))) throw apiError('POST_NOT_FOUND');
  const likeCount = await updatePostLike(database, { postId, userId: caller.userId, isLike });
  if (likeCount === undefined) throw apiError('POST_NOT_FOUND');
  return { isLike, likeCount };
};
