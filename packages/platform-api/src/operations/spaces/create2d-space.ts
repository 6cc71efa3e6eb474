import type { create2dSpace as contract } from '@xana/contracts/http/spaces/create2d-space';
import { violatesUnique } from '../../database/connection/unique-violation.ts';
import { findSpace, insertSpace } from '../../database/spaces/spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { readSpaceInput } from './read-space-input.ts';
import { toSpace } from './to-space.ts';

export const create2dSpace: Handler<typeof contract> = async (call) => {
  const { input, database, caller, config, apiError } = call;
  const { worldId, youtubeUrl, ...fields } = input;
  const columns = await readSpaceInput(call, caller.userId, {
    ...fields,
    metaverseWorldId: fields.metaverseWorldId ?? worldId,
    youtubeurl: fields.youtubeurl || youtubeUrl,
  });
  const space = { ...columns, entity_type: 'USER_WORLD' as const, creator_id: caller.userId };
  const id = await insertSpace(database, space).catch((error: unknown) => {
    // Of concurrent requests for the same built world, the unique index lets one succeed.
    throw violatesUnique(error, 'spaces_built_world_id_key') ? apiError('SPACE_ALREADY_ADDED') : error;
  });
  const row = await findSpace(database, caller.userId, id);
  if (!row) throw new Error(`Space ${id} was inserted and cannot be read.`);
  return toSpace(config, row);
};
