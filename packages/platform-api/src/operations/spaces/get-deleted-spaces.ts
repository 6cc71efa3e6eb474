import type { getDeletedSpaces as contract } from '@xana/contracts/http/spaces/get-deleted-spaces';
import { RESTORABLE_DAYS, selectDeletedSpaces } from '../../database/spaces/deleted-spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { pictureAddress } from '../../media/picture-address.ts';

const DAY_MS = 86_400_000;

export const getDeletedSpaces: Handler<typeof contract> = async ({ caller, database, config }) => {
  const rows = await selectDeletedSpaces(database, caller.userId);
  return rows.map(({ id, name, picture, deleted_at }) => ({
    id,
    name,
    thumbnail: pictureAddress(config, picture),
    deletedAt: deleted_at.toISOString(),
    restorableUntil: new Date(deleted_at.getTime() + RESTORABLE_DAYS * DAY_MS).toISOString(),
  }));
};
