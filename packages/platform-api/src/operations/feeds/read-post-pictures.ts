import type { newPostPicture } from '@xana/contracts/http/feeds/post';
import type { output as Output } from '@xana/contracts/schema';
import type { PostPictureRow } from '../../database/feeds/posts.ts';
import { readPictureDescription } from '../../http/read-picture-description.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import type { QueryContext } from '../../platform.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';

/**
 * The pictures of a post, each uploaded by the author, or on the post already.
 *
 * @param kept keys of the pictures of the post that is edited
 * @throws ApiError UPLOAD_IMAGE or INPUT_INVALID
 */
export function readPostPictures(
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
