import type { feedCommentDelete as contract } from '@xana/contracts/http/feeds/feed-comment-delete';
import { deleteComment } from '../../database/feeds/deleted-comments.ts';
import type { Handler } from '../../http/handler.ts';

/** The author of the comment and the author of the post may delete it. */
export const feedCommentDelete: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const isDeleted = await deleteComment(database, caller.userId, input.id);
  if (!isDeleted) throw apiError('COMMENT_NOT_FOUND');
  return { isDeleted };
};
