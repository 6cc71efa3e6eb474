import type { getOwnSpace as contract } from '@xana/contracts/http/spaces/get-own-space';
import type { Handler } from '../../http/handler.ts';
import { readOwnSpace } from './read-own-space.ts';

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const getOwnSpace: Handler<typeof contract> = async ({ input, caller, apiError, ...context }) => {
  const space = await readOwnSpace(context, caller.userId, input.id);
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};
