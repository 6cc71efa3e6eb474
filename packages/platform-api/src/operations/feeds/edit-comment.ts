import type { editComment as contract } from '@xana/contracts/http/feeds/edit-comment';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findComment, updateComment } from '../../database/feeds/post-comments.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { storeMentions } from './store-mentions.ts';
import { toComment } from './to-post.ts';

/** Other users' comments return `COMMENT_NOT_FOUND`. */
export const editComment: Handler<typeof contract> = async ({ input, caller, database, config, apiError }) => {
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
