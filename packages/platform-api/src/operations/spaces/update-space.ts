import type { updateSpace as contract } from '@xana/contracts/http/spaces/update-space';
import { violatesUnique } from '../../database/connection/unique-violation.ts';
import { findOwnSpace, updateSpace as updateRow } from '../../database/spaces/own-spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnSpace } from './read-own-space.ts';
import { readSpaceInput } from './read-space-input.ts';

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const updateSpace: Handler<typeof contract> = async (call) => {
  const { input, caller, database, apiError } = call;
  const { id, version, ...fields } = input;
  const creatorId = caller.userId;
  const before = await findOwnSpace(database, { id, creatorId });
  if (!before) throw apiError('SPACE_NOT_FOUND');
  if (before.version !== version) throw apiError('SPACE_CHANGED');
  const columns = await readSpaceInput(call, creatorId, fields, before.picture);
  // The picture of a video stays with the video.
  const isSameVideo = fields.videoThumbnail === undefined && columns.youtube_url === before.youtube_url;
  const changes = isSameVideo ? { ...columns, video_thumbnail: before.video_thumbnail } : columns;
  const isUpdated = await updateRow(database, { id, creatorId, version }, changes).catch((error: unknown) => {
    throw violatesUnique(error, 'spaces_built_world_id_key') ? apiError('SPACE_ALREADY_ADDED') : error;
  });
  if (!isUpdated) throw apiError('SPACE_CHANGED');
  const space = await readOwnSpace(call, creatorId, id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};
