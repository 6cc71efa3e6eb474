import type { commentFeed as contract } from '@xana/contracts/http/feeds/comment-feed';
import { selectComments, toComment } from '../../database/comment-rows.ts';
import type { Handler } from '../../http/handler.ts';
import { findPost } from './find-post.ts';

export const commentFeed: Handler<typeof contract> = async ({ input, caller, fail, ...reach }) => {
  await reach.memberLimits.require('comment', caller.userId);
  if (!(await findPost(reach, caller.userId, input.feedId))) throw fail('POST_NOT_FOUND');
  const { id } = await reach.database
    .insertInto('post_comments')
    .values({ post_id: input.feedId, user_id: caller.userId, text: input.text.trim() })
    .returning('id')
    .executeTakeFirstOrThrow();
  const row = await selectComments(reach.database, caller.userId)
    .where('post_comments.id', '=', id)
    .executeTakeFirstOrThrow();
  return toComment(reach.config, row);
};
