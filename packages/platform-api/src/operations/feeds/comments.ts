import type * as contracts from '@xana/contracts/http/feeds/comments';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { deleteComment, restoreComment } from '../../database/feeds/deleted-comments.ts';
import {
  findComment,
  findCommentOfClientId,
  insertComment,
  selectCommentPage,
  updateComment,
} from '../../database/feeds/post-comments.ts';
import { findPost } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { notify } from '../notifications/notify.ts';
import { storeMentions } from './store-mentions.ts';
import { toComment } from './to-post.ts';

export const feedCommentList: Handler<typeof contracts.feedCommentList> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const callerId = caller?.userId ?? null;
  if (!(await findPost(database, callerId, input.feedId))) throw apiError('POST_NOT_FOUND');
  const { count, rows } = await selectCommentPage(database, callerId, {
    postId: input.feedId,
    parentId: input.parentId ?? null,
    pageNumber: input.pageNumber,
    pageSize: input.pageSize,
  });
  return { count, rows: rows.map((row) => toComment(config, row)) };
};

export const commentFeed: Handler<typeof contracts.commentFeed> = async (call) => {
  const { input, caller, database, config, memberLimits, apiError } = call;
  await memberLimits.require('comment', caller.userId);
  const text = readText('text', input.text, TEXT_LIMITS.comment);
  const { feedId: post_id, clientId: client_id = null } = input;
  const post = await findPost(database, caller.userId, post_id);
  if (!post) throw apiError('POST_NOT_FOUND');
  const answered = await findAnswered(call);
  // Replies have one level: a reply to a reply answers the same comment.
  const parent_id = answered && (answered.parent_id ?? answered.id);
  const comment = { post_id, user_id: caller.userId, text, parent_id, client_id, deleted_by: null };
  const id = await database.transaction().execute(async (transaction) => {
    const commentId = await insertComment(transaction, comment);
    if (!commentId) return undefined;
    const notice = { actorId: caller.userId, postId: post_id, commentId };
    // One notification at most for each user: a reply comes before a comment, and a comment before a mention.
    if (answered) await notify(transaction, { kind: 'reply', to: answered.user_id, ...notice });
    if (post.user_id !== answered?.user_id) await notify(transaction, { kind: 'comment', to: post.user_id, ...notice });
    const notified = [post.user_id, ...(answered ? [answered.user_id] : [])];
    await storeMentions(transaction, { postId: post_id, commentId, authorId: caller.userId, text }, notified);
    return commentId;
  });
  const row = id
    ? await findComment(database, caller.userId, id)
    : await findCommentOfClientId(database, caller.userId, client_id ?? '');
  if (!row) throw apiError('COMMENT_NOT_FOUND');
  return toComment(config, row);
};

/** The comment or the reply that is answered; null for a comment on the post. */
async function findAnswered({
  input,
  caller,
  database,
  apiError,
}: Parameters<Handler<typeof contracts.commentFeed>>[0]) {
  if (!input.parentId) return null;
  const answered = await findComment(database, caller.userId, input.parentId);
  if (answered?.post_id !== input.feedId) throw apiError('COMMENT_NOT_FOUND');
  return answered;
}

/** Other users' comments return `COMMENT_NOT_FOUND`. */
export const editComment: Handler<typeof contracts.editComment> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const text = readText('text', input.text, TEXT_LIMITS.comment);
  const authorId = caller.userId;
  await database.transaction().execute(async (transaction) => {
    const postId = await updateComment(transaction, { id: input.id, authorId }, text);
    if (!postId) throw apiError('COMMENT_NOT_FOUND');
    await storeMentions(transaction, { postId, commentId: input.id, authorId, text });
  });
  const row = await findComment(database, authorId, input.id);
  if (!row) throw apiError('COMMENT_NOT_FOUND');
  return toComment(config, row);
};

/** The author of the comment and the author of the post may delete it. */
export const feedCommentDelete: Handler<typeof contracts.feedCommentDelete> = async (call) => {
  const { input, database, caller, apiError } = call;
  const isDeleted = await deleteComment(database, caller.userId, input.id);
  if (!isDeleted) throw apiError('COMMENT_NOT_FOUND');
  return { isDeleted };
};

/** Comments that another user deleted return `COMMENT_NOT_FOUND`. */
export const restoreFeedComment: Handler<typeof contracts.restoreFeedComment> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const isRestored = await restoreComment(database, caller.userId, input.id);
  const row = isRestored && (await findComment(database, caller.userId, input.id));
  if (!row) throw apiError('COMMENT_NOT_FOUND');
  return toComment(config, row);
};
