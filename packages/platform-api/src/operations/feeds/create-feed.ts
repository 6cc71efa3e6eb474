import type { createFeed as contract } from '@xana/contracts/http/feeds/create-feed';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { isWithin, tidyText } from '@xana/validation';
import { findPost, findPostOfClientId, insertPost, type PostPictureRow } from '../../database/posts.ts';
import type { Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';
import { toPost } from './to-post.ts';

type CreateCall = Parameters<Handler<typeof contract>>[0];

export const createFeed: Handler<typeof contract> = async (call) => {
  const { input, caller, database, config, memberLimits, apiError } = call;
  await memberLimits.require('createPost', caller.userId);
  const text = readText('descriptions', input.descriptions, TEXT_LIMITS.post);
  const pictures = await readPictures(call);
  const { clientId: client_id = null } = input;
  const newId = await insertPost(database, { user_id: caller.userId, text, client_id }, pictures);
  const id = newId ?? (await findPostOfClientId(database, caller.userId, client_id ?? ''));
  const row = id && (await findPost(database, caller.userId, id));
  if (!row) throw apiError('POST_NOT_FOUND');
  return toPost(config, row);
};

/** The pictures, each uploaded by the author. @throws ApiError UPLOAD_IMAGE or INPUT_INVALID */
async function readPictures(call: CreateCall): Promise<PostPictureRow[]> {
  const { input, caller, apiError } = call;
  const given = input.images ?? (input.image ? [{ url: input.image, alt: '' }] : []);
  return Promise.all(
    given.map(async ({ url, alt: written }) => {
      const alt = tidyText(written);
      if (!isWithin(alt, 0, TEXT_LIMITS.pictureDescription)) {
        throw apiError('INPUT_INVALID', `Field "alt" must have at most ${TEXT_LIMITS.pictureDescription} characters.`);
      }
      return { picture: await ownPictureKey(call, caller.userId, url), alt };
    }),
  );
}
