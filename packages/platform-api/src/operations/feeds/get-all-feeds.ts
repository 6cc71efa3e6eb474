import type { getAllFeeds as contract } from '@xana/contracts/http/feeds/get-all-feeds';
import { selectPostPage } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { toPost } from './to-post.ts';

export const getAllFeeds: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  if (input.from === 'following' && !caller) throw apiError('TOKEN_MISSING');
  const { count, rows } = await selectPostPage(database, caller?.userId ?? null, input, {
    authorId: input.userId,
    tag: input.tag,
    followedBy: input.from === 'following' ? caller?.userId : undefined,
  });
  return { count, rows: rows.map((row) => toPost(config, row)) };
};
