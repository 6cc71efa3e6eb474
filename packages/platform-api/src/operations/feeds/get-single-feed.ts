import type { getSingleFeed as contract } from '@xana/contracts/http/feeds/get-single-feed';
import type { Handler } from '../../http/handler.ts';
import { findPost } from './find-post.ts';

export const getSingleFeed: Handler<typeof contract> = async ({ input, caller, apiError, ...reach }) => {
  const post = await findPost(reach, caller?.userId ?? null, input.id);
  if (!post) throw apiError('POST_NOT_FOUND');
  return post;
};
