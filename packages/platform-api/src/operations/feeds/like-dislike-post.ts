import type { likeDislikePost as contract } from '@xana/contracts/http/feeds/like-dislike-post';
import { sql } from 'kysely';
import type { Database } from '../../database/connect-database.ts';
import type { Handler } from '../../http/handler.ts';
import { findPost } from './find-post.ts';

export const likeDislikePost: Handler<typeof contract> = async ({ input, caller, apiError, ...reach }) => {
  if (!(await findPost(reach, caller.userId, input.feedId))) throw apiError('POST_NOT_FOUND');
  const like = { post_id: input.feedId, user_id: caller.userId };
  // The like and the count go together, and only a like that is new or gone changes the count.
  const likeCount = await reach.database.transaction().execute(async (transaction) => {
    const change = input.isLike ? await add(transaction, like) : -(await remove(transaction, like));
    const post = await transaction
      .updateTable('posts')
      .set({ like_count: sql`like_count + ${change}` })
      .where('id', '=', input.feedId)
      .returning('like_count')
      .executeTakeFirst();
    if (!post) throw apiError('POST_NOT_FOUND');
    return post.like_count;
  });
  return { isLike: input.isLike, likeCount };
};

interface Like {
  post_id: number;
  user_id: number;
}

async function add(transaction: Database, like: Like): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await transaction
    .insertInto('post_likes')
    .values(like)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows);
}

async function remove(transaction: Database, { post_id, user_id }: Like): Promise<number> {
  const { numDeletedRows } = await transaction
    .deleteFrom('post_likes')
    .where('post_id', '=', post_id)
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
