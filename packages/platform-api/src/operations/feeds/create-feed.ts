import type { createFeed as contract } from '@xana/contracts/http/feeds/create-feed';
import type { Handler } from '../../http/handler.ts';
import { findPost } from './find-post.ts';

export const createFeed: Handler<typeof contract> = async ({ input, caller, ...reach }) => {
  const { id } = await reach.database
    .insertInto('posts')
    .values({ user_id: caller.userId, text: input.descriptions.trim(), picture: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const post = await findPost(reach, caller.userId, id);
  if (!post) throw new Error('A post was written and is not there.');
  return post;
};
