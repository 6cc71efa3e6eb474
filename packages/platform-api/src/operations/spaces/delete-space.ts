import type { deleteSpace as contract } from '@xana/contracts/http/spaces/delete-space';
import { deleteSpace as deleteRow } from '../../database/spaces/deleted-spaces.ts';
import type { Handler } from '../../http/handler.ts';

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const deleteSpace: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  const isDeleted = await deleteRow(database, { id: input.id, creatorId: caller.userId });
  if (!isDeleted) throw apiError('SPACE_NOT_FOUND');
  return { isDeleted };
};
