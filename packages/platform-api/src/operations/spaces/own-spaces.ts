import type { OwnSpace } from '@xana/contracts/http/spaces/own-space';
import type * as contracts from '@xana/contracts/http/spaces/own-spaces';
import { violatesUnique } from '../../database/connection/unique-violation.ts';
import { selectBuiltWorlds, selectOccupiedBuiltWorldPage } from '../../database/spaces/built-worlds.ts';
import {
  deleteSpace as deleteRow,
  RESTORABLE_DAYS,
  restoreSpace as restoreRow,
  selectDeletedSpaces,
} from '../../database/spaces/deleted-spaces.ts';
import { findOwnSpace, findSpace, insertSpace, updateSpace as updateRow } from '../../database/spaces/spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-store.ts';
import type { QueryContext } from '../../platform.ts';
import { listSpaces } from './list-spaces.ts';
import { readSpaceInput } from './read-space-input.ts';
import { toBuiltWorld, toSpace, toSpaceDetails } from './to-space.ts';

const DAY_MS = 86_400_000;
const MAX_WORLDS = 500;

export const getMySpaces: Handler<typeof contracts.getMySpaces> = ({ input, caller, ...context }) =>
  listSpaces(context, caller, input, { creatorId: caller.userId, order: 'created' });

export const getDeletedSpaces: Handler<typeof contracts.getDeletedSpaces> = async ({ caller, database, config }) => {
  const rows = await selectDeletedSpaces(database, caller.userId);
  return rows.map(({ id, name, picture, deleted_at }) => ({
    id,
    name,
    thumbnail: pictureAddress(config, picture),
    deletedAt: deleted_at.toISOString(),
    restorableUntil: new Date(deleted_at.getTime() + RESTORABLE_DAYS * DAY_MS).toISOString(),
  }));
};

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const getOwnSpace: Handler<typeof contracts.getOwnSpace> = async ({ input, caller, apiError, ...context }) => {
  const space = await readOwnSpace(context, caller.userId, input.id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};

export const create2dSpace: Handler<typeof contracts.create2dSpace> = async (call) => {
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

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const updateSpace: Handler<typeof contracts.updateSpace> = async (call) => {
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

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const deleteSpace: Handler<typeof contracts.deleteSpace> = async ({ input, database, caller, apiError }) => {
  const isDeleted = await deleteRow(database, { id: input.id, creatorId: caller.userId });
  if (!isDeleted) throw apiError('SPACE_NOT_FOUND');
  return { isDeleted };
};

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const restoreSpace: Handler<typeof contracts.restoreSpace> = async ({ input, caller, apiError, ...context }) => {
  await restoreRow(context.database, { id: input.id, creatorId: caller.userId });
  const space = await readOwnSpace(context, caller.userId, input.id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};

export const getUserOccupiedAsset: Handler<typeof contracts.getUserOccupiedAsset> = async (call) => {
  const { input, database, caller, config } = call;
  const { count, rows } = await selectOccupiedBuiltWorldPage(database, caller.userId, input);
  return { count, rows: rows.map((row) => toBuiltWorld(config, row)) };
};

export const userCreatedWorlds: Handler<typeof contracts.userCreatedWorlds> = async ({ database, caller, config }) => {
  const rows = await selectBuiltWorlds(database, caller.userId, MAX_WORLDS);
  return rows.map((row) => toBuiltWorld(config, row));
};

/** A space as its creator edits it; null when the creator has no such space, or deleted it, or an operator hid it. */
async function readOwnSpace(
  { database, config }: QueryContext,
  creatorId: number,
  id: number,
): Promise<OwnSpace | null> {
  const [row, own] = [await findSpace(database, creatorId, id), await findOwnSpace(database, { id, creatorId })];
  if (!row || !own) return null;
  return { ...toSpaceDetails(config, row, false), metaverseWorldId: own.built_world_id, version: own.version };
}
