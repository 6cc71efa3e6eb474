import type { feedCommentList as contract } from '@xana/contracts/http/feeds/feed-comment-list';
import { selectComments, toComment } from '../../database/post-comments.ts';
import type { Handler } from '../../http/handler.ts';
import { findPost } from './find-post.ts';

export const feedCommentList: Handler<typeof contract> = async ({ input, caller, apiError, ...reach }) => {
  const callerId = caller?.userId ?? null;
  if (!(await findPost(reach, callerId, input.feedId))) throw apiError('POST_NOT_FOUND');
  const comments = selectComments(reach.database, callerId).where('post_id', '=', input.feedId);
  const { count } = await comments
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await comments
    .orderBy('post_comments.id', 'desc')
    .limit(input.pageSize)
    .offset((input.pageNumber - 1) * input.pageSize)
    .execute();
  return { count, rows: rows.map((row) => toComment(reach.config, row)) };
};
