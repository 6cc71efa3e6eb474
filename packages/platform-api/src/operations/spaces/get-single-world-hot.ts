import type { getSingleWorldHot as contract } from '@xana/contracts/http/spaces/get-single-world-hot';
import type { Handler } from '../../http/handler.ts';
import { visitSpace } from './visit-space.ts';

export const getSingleWorldHot: Handler<typeof contract> = async ({ input, caller, apiError, ...platform }) => {
  const space = await visitSpace({ ...platform, ...input, callerId: caller?.userId ?? null });
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};
