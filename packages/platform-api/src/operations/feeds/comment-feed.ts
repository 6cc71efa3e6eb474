import type { commentFeed as contract } from '@xana/contracts/http/feeds/comment-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findComment, findCommentOfClientId, insertComment } from '../../database/post-comments.ts';
import { findPost } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { notify } from '../notifications/notify.ts';
import { toComment } from './to-post.ts';

export const commentFeed: Handler<typeof contract> = async (call) => {
  const { input, caller, database, config, memberLimits, apiError } = call;
  await memberLimits.require('comment', caller.userId);
  const text = readText('text', input.text, TEXT_LIMITS.comment);
  const { feedId: post_id, clientId: client_id = null } = input;
  const post = await findPost(database, caller.userId, post_id);
  if (!post) throw apiError('POST_NOT_FOUND');
  const parent_id = await findParent(call);
  const comment = { post_id, user_id: caller.userId, text, parent_id, client_id, deleted_by: null };
  const id = await database.transaction().execute(async (transaction) => {
    const commentId = await insertComment(transaction, comment);
    const notice = { kind: 'comment', to: post.user_id, actorId: caller.userId, postId: post_id } as const;
    if (commentId) await notify(transaction, { ...notice, commentId });
    return commentId;
  });
  const row = id
    ? await findComment(database, caller.userId, id)
    : await findCommentOfClientId(database, caller.userId, client_id ?? '');
  if (!row) throw apiError('COMMENT_NOT_FOUND');
  return toComment(config, row);
};

/** The comment that is answered: of a reply, the comment that it replies to. */
async function findParent({ input, caller, database, apiError }: Parameters<Handler<typeof contract>>[0]) {
  if (!input.parentId) return null;
  const answered = await findComment(database, caller.userId, input.parentId);
  if (answered?.post_id !== input.feedId) throw apiError('COMMENT_NOT_FOUND');
  return answered.parent_id ?? answered.id;
}
