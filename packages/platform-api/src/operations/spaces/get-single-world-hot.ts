import type { getSingleWorldHot as contract } from '@xana/contracts/http/spaces/get-single-world-hot';
import type { Handler } from '../../http/handler.ts';
import { visitSpace } from './visit-space.ts';

export const getSingleWorldHot: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const world = await visitSpace({ ...platform, ...input, callerId: caller?.userId ?? null });
  if (!world) throw apiError('SPACE_NOT_FOUND');
  return world;
};
