import type { editFeed as contract } from '@xana/contracts/http/feeds/edit-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findPost, updatePost } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { toPost } from './to-post.ts';

/** Other users' posts return `POST_NOT_FOUND`. */
export const editFeed: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const text = readText('descriptions', input.descriptions, TEXT_LIMITS.post);
  const isUpdated = await updatePost(database, { id: input.feedId, authorId: caller.userId }, text);
  const row = isUpdated && (await findPost(database, caller.userId, input.feedId));
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};
