import type { authGetSpaceDetails as contract } from '@xana/contracts/http/spaces/get-space-details';
import type { Handler } from '../../http/handler.ts';
import { visitSpace } from './visit-space.ts';

export const authGetSpaceDetails: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const world = await visitSpace({ ...platform, id: input.id, callerId: caller.userId });
  if (!world) throw apiError('SPACE_NOT_FOUND');
  return world;
};
