import type { getSpaceNumbers as contract } from '@xana/contracts/http/spaces/get-space-numbers';
import { selectSpaceDays, selectVisitSources } from '../../database/spaces/space-numbers.ts';
import { findSpace } from '../../database/spaces/spaces.ts';
import type { Handler } from '../../http/handler.ts';

/** Other users' spaces return `SPACE_NOT_FOUND`. */
export const getSpaceNumbers: Handler<typeof contract> = async ({ input, caller, database, apiError }) => {
  const { id, days } = input;
  const space = await findSpace(database, caller.userId, id);
  if (space?.creator_id !== caller.userId) throw apiError('SPACE_NOT_FOUND');
  return {
    id,
    name: space.name,
    days: await selectSpaceDays(database, { spaceId: id, creatorId: caller.userId, days }),
    sources: await selectVisitSources(database, { spaceId: id, days }),
  };
};
