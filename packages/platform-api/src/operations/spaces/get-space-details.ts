import type { getSpaceDetails as contract } from '@xana/contracts/http/spaces/get-space-details';
import type { Handler } from '../../http/handler.ts';
import { visitSpace } from './visit-space.ts';

export const getSpaceDetails: Handler<typeof contract> = async ({ input, apiError, ...platform }) => {
  const world = await visitSpace({ ...platform, id: input.id, callerId: null });
  if (!world) throw apiError('SPACE_NOT_FOUND');
  return world;
};
