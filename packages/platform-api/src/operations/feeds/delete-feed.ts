import type { deleteFeed as contract } from '@xana/contracts/http/feeds/delete-feed';
import type { Handler } from '../../http/handler.ts';

export const deleteFeed: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const { numDeletedRows } = await database
    .deleteFrom('posts')
    .where('id', '=', input.feedId)
    .where('user_id', '=', caller.userId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw apiError('POST_NOT_FOUND');
  return { isDeleted: true };
};
