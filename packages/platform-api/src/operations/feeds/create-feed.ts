import type { createFeed as contract } from '@xana/contracts/http/feeds/create-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findPost, insertPost } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';
import { toPost } from './to-post.ts';

export const createFeed: Handler<typeof contract> = async (call) => {
  const { input, caller, database, config, memberLimits } = call;
  await memberLimits.require('createPost', caller.userId);
  const text = readText('descriptions', input.descriptions, TEXT_LIMITS.post);
  const picture = input.image ? await ownPictureKey(call, caller.userId, input.image) : null;
  const id = await insertPost(database, { user_id: caller.userId, text, picture });
  const row = await findPost(database, caller.userId, id);
  if (!row) throw new Error(`Post ${id} was inserted and cannot be read.`);
  return toPost(config, row);
};
