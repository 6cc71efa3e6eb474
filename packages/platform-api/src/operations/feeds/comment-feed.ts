import type { commentFeed as contract } from '@xana/contracts/http/feeds/comment-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { insertComment } from '../../database/post-comments.ts';
import { findPost } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { toComment } from './to-post.ts';

export const commentFeed: Handler<typeof contract> = async ({
  input,
  caller,
  database,
  config,
  memberLimits,
  apiError,
}) => {
  await memberLimits.require('comment', caller.userId);
  const text = readText('text', input.text, TEXT_LIMITS.comment);
  if (!(await findPost(database, caller.userId, input.feedId))) throw apiError('POST_NOT_FOUND');
  const row = await insertComment(database, { post_id: input.feedId, user_id: caller.userId, text });
  return toComment(config, row);
};
