import type { restoreFeed as contract } from '@xana/contracts/http/feeds/restore-feed';
import { restorePost } from '../../database/feeds/deleted-posts.ts';
import { findPost } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { toPost } from './to-post.ts';

/** Other users' posts return `POST_NOT_FOUND`. */
export const restoreFeed: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  await restorePost(database, { id: input.feedId, authorId: caller.userId });
  const row = await findPost(database, caller.userId, input.feedId);
  if (row?.user_id !== caller.userId) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};
