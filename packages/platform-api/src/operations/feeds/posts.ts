import type { newPostPicture } from '@xana/contracts/http/feeds/post';
import type { NewAttachment } from '@xana/contracts/http/feeds/post-attachment';
import type * as contracts from '@xana/contracts/http/feeds/posts';
import type { output as Output } from '@xana/contracts/schema';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { deletePost, restorePost } from '../../database/feeds/deleted-posts.ts';
import {
  findOwnHiddenPost,
  findPost,
  findPostOfClientId,
  insertPost,
  type PostPictureRow,
  type PostRow,
  selectPostPage,
  updatePost,
  updatePostLike,
} from '../../database/feeds/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readPictureDescription } from '../../http/read-picture-description.ts';
import { readText } from '../../http/read-text.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import type { QueryContext } from '../../platform.ts';
import { notify, withdrawNotice } from '../notifications/notify.ts';
import { ownPictureKey } from '../uploads/store-picture.ts';
import { requireAttachable } from './require-attachable.ts';
import { storeMentions } from './store-mentions.ts';
import { attachmentColumns, picturesOf, toPost } from './to-post.ts';

export const getAllFeeds: Handler<typeof contracts.getAllFeeds> = async (call) => {
  const { input, database, caller, config, apiError } = call;
  if (input.from === 'following' && !caller) throw apiError('TOKEN_MISSING');
  const { count, rows } = await selectPostPage(database, caller?.userId ?? null, input, {
    authorId: input.userId,
    tag: input.tag,
    followedBy: input.from === 'following' ? caller?.userId : undefined,
  });
  return { count, rows: rows.map((row) => toPost(config, row)) };
};

export const getSingleFeed: Handler<typeof contracts.getSingleFeed> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  const shown = await findPost(database, caller?.userId ?? null, input.id);
  // The author learns what happened to the post; for everybody else it does not exist.
  const row = shown ?? (caller && (await findOwnHiddenPost(database, caller.userId, input.id)));
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};

export const createFeed: Handler<typeof contracts.createFeed> = async (call) => {
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

/** Other users' posts return `POST_NOT_FOUND`. */
export const editFeed: Handler<typeof contracts.editFeed> = async (call) => {
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

export const likeDislikePost: Handler<typeof contracts.likeDislikePost> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { feedId: postId, isLike } = input;
  const post = await findPost(database, caller.userId, postId);
  if (!post) throw apiError('POST_NOT_FOUND');
  return database.transaction().execute(async (transaction) => {
    const likeCount = await updatePostLike(transaction, { postId, userId: caller.userId, isLike });
    if (likeCount === undefined) throw apiError('POST_NOT_FOUND');
    const notice = { kind: 'like', to: post.user_id, actorId: caller.userId, postId } as const;
    await (isLike ? notify(transaction, notice) : withdrawNotice(transaction, notice));
    return { isLike, likeCount };
  });
};

export const deleteFeed: Handler<typeof contracts.deleteFeed> = async ({ input, database, caller, apiError }) => {
  const isDeleted = await deletePost(database, { id: input.feedId, authorId: caller.userId });
  if (!isDeleted) throw apiError('POST_NOT_FOUND');
  return { isDeleted };
};

/** Other users' posts return `POST_NOT_FOUND`. */
export const restoreFeed: Handler<typeof contracts.restoreFeed> = async (call) => {
  const { input, caller, database, config, apiError } = call;
  await restorePost(database, { id: input.feedId, authorId: caller.userId });
  const row = await findPost(database, caller.userId, input.feedId);
  if (row?.user_id !== caller.userId) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};

/**
 * The pictures of a post, each uploaded by the author, or on the post already.
 *
 * @param kept keys of the pictures of the post that is edited
 * @throws ApiError UPLOAD_IMAGE or INPUT_INVALID
 */
function readPostPictures(
  context: QueryContext,
  authorId: number,
  given: readonly Output<typeof newPostPicture>[],
  kept: readonly string[] = [],
): Promise<PostPictureRow[]> {
  return Promise.all(
    given.map(async ({ url, alt: written }) => {
      const alt = readPictureDescription(written);
      const known = kept.find((key) => pictureAddress(context.config, key) === url);
      return { picture: known ?? (await ownPictureKey(context, authorId, url)), alt };
    }),
  );
}
