import type { createFeed as contract } from '@xana/contracts/http/feeds/create-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';
import { findPost } from './find-post.ts';

export const createFeed: Handler<typeof contract> = async ({ input, caller, ...reach }) => {
  await reach.memberLimits.require('createPost', caller.userId);
  const text = readText('descriptions', input.descriptions, TEXT_LIMITS.post);
  const picture = input.image ? await ownPictureKey(reach, caller.userId, input.image) : null;
  const { id } = await reach.database
    .insertInto('posts')
    .values({ user_id: caller.userId, text, picture })
    .returning('id')
    .executeTakeFirstOrThrow();
  const post = await findPost(reach, caller.userId, id);
  if (!post) throw new Error(`Post ${id} was inserted and cannot be read.`);
  return post;
};
