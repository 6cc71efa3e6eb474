import type { feedCommentList as contract } from '@xana/contracts/http/feeds/feed-comment-list';
import { selectCommentPage } from '../../database/feeds/post-comments.ts';
import { findPost } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { toComment } from './to-post.ts';

export const feedCommentList: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const callerId = caller?.userId ?? null;
  if (!(await findPost(database, callerId, input.feedId))) throw apiError('POST_NOT_FOUND');
  const { count, rows } = await selectCommentPage(database, callerId, {
    postId: input.feedId,
    parentId: input.parentId ?? null,
    pageNumber: input.pageNumber,
    pageSize: input.pageSize,
  });
  return { count, rows: rows.map((row) => toComment(config, row)) };
};
