import type { getSingleFeed as contract } from '@xana/contracts/http/feeds/get-single-feed';
import { findOwnHiddenPost, findPost } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { toPost } from './to-post.ts';

export const getSingleFeed: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const shown = await findPost(database, caller?.userId ?? null, input.id);
  // The author learns what happened to the post; for everybody else it does not exist.
  const row = shown ?? (caller && (await findOwnHiddenPost(database, caller.userId, input.id)));
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};
