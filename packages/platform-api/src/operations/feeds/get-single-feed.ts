import type { getSingleFeed as contract } from '@xana/contracts/http/feeds/get-single-feed';
import { selectPosts, toPost } from '../../database/post-rows.ts';
import type { Handler } from '../../http/handler.ts';

export const getSingleFeed: Handler<typeof contract> = async ({ input, database, config, fail }) => {
  const row = await selectPosts(database).where('posts.id', '=', input.id).executeTakeFirst();
  if (!row) throw fail('POST_NOT_FOUND');
  return toPost(config, row);
};
