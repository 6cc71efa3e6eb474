import type { create2dSpace as contract } from '@xana/contracts/http/spaces/create2d-space';
import { isTag } from '@xana/contracts/tags';
import { spaceDraftProblem } from '@xana/validation';
import { violatesUnique } from '../../database/unique-violation.ts';
import { selectWorlds, toWorld } from '../../database/world-rows.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { ownPictureKey } from '../uploads/own-picture.ts';

export const create2dSpace: Handler<typeof contract> = async (call) => {
  const { input, database, caller, config, fail } = call;
  const problem = spaceDraftProblem({
    name: input.name,
    description: input.description,
    youtubeUrl: input.youtubeUrl ?? '',
    // What was uploaded is a picture: it was drawn again.
    pictureType: input.image === '' ? null : 'image/webp',
    isWorldTaken: false,
  });
  // A type that the form refuses cannot be sent here.
  if (problem && problem !== 'INVALID_FILE_TYPE') throw fail(problem);
  const tags = [...new Set(input.tags.map((tag) => tag.toLowerCase()))];
  if (!tags.every(isTag)) throw fail('INPUT_INVALID', 'Not as agreed: tags.');
  const picture = await ownPictureKey(call, caller.userId, input.image);
  if (input.worldId !== undefined && !(await isOwnWorld(call, input.worldId))) throw fail('TARGET_NOT_FOUND');
  const id = await insert(call, { tags, picture });
  const row = await selectWorlds(database, caller.userId).where('spaces.id', '=', id).executeTakeFirstOrThrow();
  return toWorld(config, row);
};

async function isOwnWorld({ database, caller }: Call<typeof contract>, worldId: number): Promise<boolean> {
  const world = await database
    .selectFrom('built_worlds')
    .select('id')
    .where('id', '=', worldId)
    .where('owner_id', '=', caller.userId)
    .executeTakeFirst();
  return world !== undefined;
}

/** Not asked before but left to the database: of two at once it lets one in. */
async function insert(
  { input, database, caller, fail }: Call<typeof contract>,
  { tags, picture }: { tags: string[]; picture: string },
): Promise<number> {
  try {
    const { id } = await database
      .insertInto('spaces')
      .values({
        name: input.name.trim(),
        description: input.description.trim(),
        entity_type: 'USER_WORLD',
        picture,
        youtube_url: input.youtubeUrl || null,
        tags,
        creator_id: caller.userId,
        built_world_id: input.worldId ?? null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  } catch (error) {
    if (violatesUnique(error, 'spaces_built_world_id_key')) throw fail('SPACE_ALREADY_ADDED');
    throw error;
  }
}
