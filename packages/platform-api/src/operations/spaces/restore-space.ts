import type { restoreSpace as contract } from '@xana/contracts/http/spaces/restore-space';
import { restoreSpace as restoreRow } from '../../database/spaces/deleted-spaces.ts';
import type { Handler } from '../../http/handler.ts';
import { readOwnSpace } from './read-own-space.ts';

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const restoreSpace: Handler<typeof contract> = async ({ input, caller, apiError, ...context }) => {
  await restoreRow(context.database, { id: input.id, creatorId: caller.userId });
  const space = await readOwnSpace(context, caller.userId, input.id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};
