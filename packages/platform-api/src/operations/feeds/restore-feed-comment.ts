import type { restoreFeedComment as contract } from '@xana/contracts/http/feeds/restore-feed-comment';
import { restoreComment } from '../../database/feeds/deleted-comments.ts';
import { findComment } from '../../database/feeds/post-comments.ts';
import type { Handler } from '../../http/handler.ts';
import { toComment } from './to-post.ts';

/** Comments that another user deleted return `COMMENT_NOT_FOUND`. */
export const restoreFeedComment: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
  const isRestored = await restoreComment(database, caller.userId, input.id);
  const row = isRestored && (await findComment(database, caller.userId, input.id));
  if (!row) throw apiError('COMMENT_NOT_FOUND');
  return toComment(config, row);
};
