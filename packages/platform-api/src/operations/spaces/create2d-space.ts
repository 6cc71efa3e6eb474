import type { create2dSpace as contract } from '@xana/contracts/http/spaces/create2d-space';
import type { InputOf } from '@xana/contracts/operation';
import { isTag } from '@xana/contracts/tags';
import { spaceDraftProblem, tidyText } from '@xana/validation';
import { selectSpaces, toSpace } from '../../database/spaces.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';

export const create2dSpace: Handler<typeof contract> = async (call) => {
  const { input, database, caller, config, apiError } = call;
  const problem = spaceDraftProblem({
    name: input.name,
    description: input.description,
    youtubeUrl: youtubeOf(input) ?? '',
    // What was uploaded is a picture: it was drawn again.
    pictureType: input.image === '' ? null : 'image/webp',
    isAlreadyAdded: false,
  });
  // A type that the form refuses cannot be sent here.
  if (problem && problem !== 'INVALID_FILE_TYPE') throw apiError(problem);
  const tags = [...new Set(input.tags.map((tag) => tag.toLowerCase()))];
  if (!tags.every(isTag)) throw apiError('INPUT_INVALID', 'Invalid value of "tags"');
  const picture = await ownPictureKey(call, caller.userId, input.image);
  const worldId = input.metaverseWorldId ?? input.worldId ?? null;
  if (worldId !== null && !(await isOwnWorld(call, worldId))) throw apiError('TARGET_NOT_FOUND');
  const videoThumbnail = await videoThumbnailOf(call);
  const id = await insert(call, { tags, picture, worldId, videoThumbnail });
  const row = await selectSpaces(database, caller.userId).where('spaces.id', '=', id).executeTakeFirstOrThrow();
  return toSpace(config, row);
};

const youtubeOf = ({ youtubeurl, youtubeUrl }: InputOf<typeof contract>) => youtubeurl || youtubeUrl || null;

const YOUTUBE_PICTURE =
  /^https:\/\/(?:img\.youtube\.com|i\.ytimg\.com)\/vi(?:_webp)?\/[\w-]{6,20}\/[\w-]{1,40}\.(?:jpg|webp)$/;

/** No other address: it would be fetched by everybody who looks at the space. */
async function videoThumbnailOf(call: Call<typeof contract>): Promise<string | null> {
  const { videoThumbnail } = call.input;
  if (!videoThumbnail || YOUTUBE_PICTURE.test(videoThumbnail)) return videoThumbnail || null;
  return ownPictureKey(call, call.caller.userId, videoThumbnail);
}

async function isOwnWorld({ database, caller }: Call<typeof contract>, worldId: number): Promise<boolean> {
  const world = await database
    .selectFrom('built_worlds')
    .select('id')
    .where('id', '=', worldId)
    .where('owner_id', '=', caller.userId)
    .executeTakeFirst();
  return world !== undefined;
}

interface Resolved {
  tags: string[];
  picture: string;
  worldId: number | null;
  videoThumbnail: string | null;
}

/** Not asked before but left to the database: of two at once it lets one in. */
async function insert(
  { input, database, caller, apiError }: Call<typeof contract>,
  { tags, picture, worldId, videoThumbnail }: Resolved,
): Promise<number> {
  try {
    const { id } = await database
      .insertInto('spaces')
      .values({
        name: input.name.trim(),
        description: tidyText(input.description),
        entity_type: 'USER_WORLD',
        picture,
        youtube_url: youtubeOf(input),
        video_thumbnail: videoThumbnail,
        tags,
        creator_id: caller.userId,
        built_world_id: worldId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatesUnique(error, 'spaces_built_world_id_key')) throw apiError('SPACE_ALREADY_ADDED');
    throw error;
  }
}
