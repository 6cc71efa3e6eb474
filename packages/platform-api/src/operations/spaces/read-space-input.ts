import type { create2dSpace } from '@xana/contracts/http/spaces/own-spaces';
import type { InputOf } from '@xana/contracts/operation';
import { isTag } from '@xana/contracts/tags';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { spaceDraftProblem, tidyName, tidyText } from '@xana/validation';
import { apiError } from '../../api-error.ts';
import { hasBuiltWorld } from '../../database/spaces/built-worlds.ts';
import { readPictureDescription } from '../../http/read-picture-description.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import type { QueryContext } from '../../platform.ts';
import { ownPictureKey } from '../uploads/store-picture.ts';

type Input = Omit<InputOf<typeof create2dSpace>, 'worldId' | 'youtubeUrl'>;

/**
 * The columns that a creator writes.
 *
 * @param kept key of the picture of the space that is edited
 * @throws ApiError with the code of the first wrong field
 */
export async function readSpaceInput(context: QueryContext, creatorId: number, input: Input, kept?: string) {
  const problem = spaceDraftProblem({
    name: input.name,
    description: input.description,
    youtubeUrl: input.youtubeurl ?? '',
    // An upload is always an image: it was re-encoded as WebP.
    pictureType: input.image === '' ? null : 'image/webp',
    isAlreadyAdded: false,
  });
  // The form reports a file type before the upload; these operations do not have the code.
  if (problem && problem !== 'INVALID_FILE_TYPE') throw apiError(problem);
  const tags = [...new Set(input.tags.map((tag) => tag.toLowerCase()))];
  if (!tags.every(isTag)) throw apiError('INPUT_INVALID', 'Field "tags" must contain known tags only.');
  const pictureOf = async (address: string) =>
    kept && pictureAddress(context.config, kept) === address ? kept : ownPictureKey(context, creatorId, address);
  const picture = await pictureOf(input.image);
  const worldId = input.metaverseWorldId ?? null;
  if (worldId !== null && !(await hasBuiltWorld(context.database, creatorId, worldId)))
    throw apiError('TARGET_NOT_FOUND');
  return {
    name: tidyName(input.name),
    description: tidyText(input.description),
    picture,
    picture_alt: readPictureDescription(input.imageAlt ?? '', {
      field: 'imageAlt',
      maxLength: TEXT_LIMITS.spacePictureDescription,
    }),
    youtube_url: input.youtubeurl || null,
    video_thumbnail: await readVideoThumbnail(context, creatorId, input.videoThumbnail),
    tags,
    built_world_id: worldId,
  };
}

const YOUTUBE_PICTURE =
  /^https:\/\/(?:img\.youtube\.com|i\.ytimg\.com)\/vi(?:_webp)?\/[\w-]{6,20}\/[\w-]{1,40}\.(?:jpg|webp)$/;

/** Only a picture of YouTube or an upload of the member: every visitor's browser fetches this address. */
async function readVideoThumbnail(context: QueryContext, creatorId: number, address: string | null | undefined) {
  if (!address || YOUTUBE_PICTURE.test(address)) return address || null;
  return ownPictureKey(context, creatorId, address);
}
