import type { getSingleFeed as contract } from '@xana/contracts/http/feeds/get-single-feed';
import { findPost } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { toPost } from './to-post.ts';

export const getSingleFeed: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const row = await findPost(database, caller?.userId ?? null, input.id);
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};
