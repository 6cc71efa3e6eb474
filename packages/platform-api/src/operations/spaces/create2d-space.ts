import type { create2dSpace as contract } from '@xana/contracts/http/spaces/create2d-space';
import type { InputOf } from '@xana/contracts/operation';
import { isTag } from '@xana/contracts/tags';
import { spaceDraftProblem, tidyName, tidyText } from '@xana/validation';
import { hasBuiltWorld } from '../../database/built-worlds.ts';
import { findSpace, insertSpace } from '../../database/spaces.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';
import { toSpace } from './to-space.ts';

export const create2dSpace: Handler<typeof contract> = async (call) => {
  const { input, database, caller, config, apiError } = call;
  const problem = spaceDraftProblem({
    name: input.name,
    description: input.description,
    youtubeUrl: youtubeOf(input) ?? '',
    // An upload is always an image: it was re-encoded as WebP.
    pictureType: input.image === '' ? null : 'image/webp',
    isAlreadyAdded: false,
  });
  // The form reports a file type before the upload; this operation does not have the code.
  if (problem && problem !== 'INVALID_FILE_TYPE') throw apiError(problem);
  const tags = [...new Set(input.tags.map((tag) => tag.toLowerCase()))];
  if (!tags.every(isTag)) throw apiError('INPUT_INVALID', 'Field "tags" must contain known tags only.');
  const picture = await ownPictureKey(call, caller.userId, input.image);
  const worldId = input.metaverseWorldId ?? input.worldId ?? null;
  if (worldId !== null && !(await hasBuiltWorld(database, caller.userId, worldId))) throw apiError('TARGET_NOT_FOUND');
  const space = {
    name: tidyName(input.name),
    description: tidyText(input.description),
    entity_type: 'USER_WORLD' as const,
    picture,
    youtube_url: youtubeOf(input),
    video_thumbnail: await videoThumbnailOf(call),
    tags,
    creator_id: caller.userId,
    built_world_id: worldId,
  };
  const id = await insertSpace(database, space).catch((error: unknown) => {
    // Of concurrent requests for the same built world, the unique constraint lets one succeed.
    throw violatesUnique(error, 'spaces_built_world_id_key') ? apiError('SPACE_ALREADY_ADDED') : error;
  });
  const row = await findSpace(database, caller.userId, id);
  if (!row) throw new Error(`Space ${id} was inserted and cannot be read.`);
  return toSpace(config, row);
};

const youtubeOf = ({ youtubeurl, youtubeUrl }: InputOf<typeof contract>) => youtubeurl || youtubeUrl || null;

const YOUTUBE_PICTURE =
  /^https:\/\/(?:img\.youtube\.com|i\.ytimg\.com)\/vi(?:_webp)?\/[\w-]{6,20}\/[\w-]{1,40}\.(?:jpg|webp)$/;

/** Only a picture of YouTube or an upload of the member: every visitor's browser fetches this address. */
async function videoThumbnailOf(call: Call<typeof contract>): Promise<string | null> {
  const { videoThumbnail } = call.input;
  if (!videoThumbnail || YOUTUBE_PICTURE.test(videoThumbnail)) return videoThumbnail || null;
  return ownPictureKey(call, call.caller.userId, videoThumbnail);
}
