import type { createFeed as contract } from '@xana/contracts/http/feeds/create-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { findPost, findPostOfClientId, insertPost } from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { readPostPictures } from './read-post-pictures.ts';
import { requireAttachable } from './require-attachable.ts';
import { storeMentions } from './store-mentions.ts';
import { attachmentColumns, toPost } from './to-post.ts';

export const createFeed: Handler<typeof contract> = async (call) => {
  const { input, caller, database, config, memberLimits, apiError } = call;
  await memberLimits.require('createPost', caller.userId);
  const text = readText('descriptions', input.descriptions, TEXT_LIMITS.post);
  const given = input.images ?? (input.image ? [{ url: input.image, alt: '' }] : []);
  const pictures = await readPostPictures(call, caller.userId, given);
  await requireAttachable(call, input.attachment);
  const { clientId: client_id = null } = input;
  const newId = await database.transaction().execute(async (transaction) => {
    const postId = await insertPost(
      transaction,
      { user_id: caller.userId, text, client_id, ...attachmentColumns(input.attachment) },
      pictures,
    );
    if (postId) await storeMentions(transaction, { postId, commentId: null, authorId: caller.userId, text });
    return postId;
  });
  const id = newId ?? (await findPostOfClientId(database, caller.userId, client_id ?? ''));
  const row = id && (await findPost(database, caller.userId, id));
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};
