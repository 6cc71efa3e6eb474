import type * as contracts from '@xana/contracts/http/spaces/get-space-details';
import type { Handler } from '../../http/handler.ts';
import { visitSpace } from './visit-space.ts';

export const getSpaceDetails: Handler<typeof contracts.getSpaceDetails> = async ({ input, apiError, ...platform }) => {
  const space = await visitSpace({ ...platform, id: input.id, callerId: null });
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};

/** As above, with the member's own favourite and follow. */
export const authGetSpaceDetails: Handler<typeof contracts.authGetSpaceDetails> = async ({
  input,
  caller,
  apiError,
  ...platform
}) => {
  const space = await visitSpace({ ...platform, id: input.id, callerId: caller.userId });
  if (!space) throw apiError('SPACE_NOT_FOUND');
  return space;
};
