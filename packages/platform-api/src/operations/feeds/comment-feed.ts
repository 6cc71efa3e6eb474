import type { commentFeed as contract } from '@xana/contracts/http/feeds/comment-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { selectComments, toComment } from '../../database/post-comments.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { findPost } from './find-post.ts';

export const commentFeed: Handler<typeof contract> = async ({ input, caller, apiError, ...reach }) => {
  await reach.memberLimits.require('comment', caller.userId);
  const text = readText('text', input.text, TEXT_LIMITS.comment);
  if (!(await findPost(reach, caller.userId, input.feedId))) throw apiError('POST_NOT_FOUND');
  const { id } = await reach.database
    .insertInto('post_comments')
    .values({ post_id: input.feedId, user_id: caller.userId, text })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectComments(reach.database, caller.userId)
    .where('post_comments.id', '=', id)
    .executeTakeFirstOrThrow();
  return toComment(reach.config, row);
};
