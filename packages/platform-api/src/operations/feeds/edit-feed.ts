import type { editFeed as contract } from '@xana/contracts/http/feeds/edit-feed';
import type { NewAttachment } from '@xana/contracts/http/feeds/post-attachment';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findPost, type PostRow, updatePost } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { readPostPictures } from './read-post-pictures.ts';
import { requireAttachable } from './require-attachable.ts';
import { storeMentions } from './store-mentions.ts';
import { attachmentColumns, picturesOf, toPost } from './to-post.ts';

/** Other users' posts return `POST_NOT_FOUND`. */
export const editFeed: Handler<typeof contract> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const text = readText('descriptions', input.descriptions, TEXT_LIMITS.post);
  const key = { id: input.feedId, authorId: caller.userId };
  const before = await findPost(database, caller.userId, key.id);
  if (before?.user_id !== caller.userId) throw apiError('POST_NOT_FOUND');
  const pictures = input.images && (await readPostPictures(call, caller.userId, input.images, keysOf(before)));
  if (!hasAttachment(before, input.attachment)) await requireAttachable(call, input.attachment);
  const attachment = attachmentColumns(input.attachment);
  const isUpdated = await database.transaction().execute(async (transaction) => {
    if (!(await updatePost(transaction, key, { text, pictures, attachment }))) return false;
    await storeMentions(transaction, { postId: key.id, commentId: null, authorId: caller.userId, text });
    return true;
  });
  const row = isUpdated && (await findPost(database, caller.userId, key.id));
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};

const keysOf = (post: PostRow): string[] => picturesOf(post).map(({ picture }) => picture);

/** A post keeps its attachment when that was hidden or deleted meanwhile, so that its text can be edited. */
const hasAttachment = (post: PostRow, attachment: NewAttachment | null | undefined): boolean =>
  attachment?.kind === post.attachment_kind && attachment?.id === post.attachment_id;
