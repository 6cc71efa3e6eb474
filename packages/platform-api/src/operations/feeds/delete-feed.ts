import type { deleteFeed as contract } from '@xana/contracts/http/feeds/delete-feed';
import { deletePost } from '../../database/feeds/deleted-posts.ts';
import type { Handler } from '../../http/handler.ts';

export const deleteFeed: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const isDeleted = await deletePost(database, { id: input.feedId, authorId: caller.userId });
  if (!isDeleted) throw apiError('POST_NOT_FOUND');
  return { isDeleted };
};
