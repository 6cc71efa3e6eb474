import type { feedCommentDelete as contract } from '@xana/contracts/http/feeds/feed-comment-delete';
import { sql } from 'kysely';
import type { Handler } from '../../http/handler.ts';

export const feedCommentDelete: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const { numDeletedRows } = await database
    .deleteFrom('post_comments')
    .where('id', '=', input.id)
    .where(
      sql<boolean>`(user_id = ${caller.userId} or exists (
        select from posts where posts.id = post_comments.post_id and posts.user_id = ${caller.userId}))`,
    )
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw apiError('COMMENT_NOT_FOUND');
  return { isDeleted: true };
};
