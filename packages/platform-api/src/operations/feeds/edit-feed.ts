import type { editFeed as contract } from '@xana/contracts/http/feeds/edit-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { findPost } from './find-post.ts';

/** Somebody else's post is as good as none. */
export const editFeed: Handler<typeof contract> = async ({ input, caller, apiError, ...reach }) => {
  const { numUpdatedRows } = await reach.database
    .updateTable('posts')
    .set({ text: readText('descriptions', input.descriptions, TEXT_LIMITS.post), updated_at: new Date() })
    .where('id', '=', input.feedId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  const post = numUpdatedRows > 0n && (await findPost(reach, caller.userId, input.feedId));
  if (!post) throw apiError('POST_NOT_FOUND');
  return post;
};
