import type { enterSpace as contract } from '@xana/contracts/http/spaces/enter-space';
import { PRESENCE_SECONDS } from '@xana/contracts/http/spaces/presence-seconds';
import { selectOnlineCounts, upsertPresence } from '../../../database/spaces/space-presences.ts';
import { hasSpace } from '../../../database/spaces/spaces.ts';
import type { Handler } from '../../../http/handler.ts';
import { presenceOwnerOf } from './presence-owner.ts';

export const enterSpace: Handler<typeof contract> = async ({ input, caller, request, apiError, ...platform }) => {
  const { database } = platform;
  const { spaceId, from = 'app' } = input;
  if (!(await hasSpace(database, spaceId))) throw apiError('SPACE_NOT_FOUND');
  const seconds = PRESENCE_SECONDS[from];
  await upsertPresence(database, await presenceOwnerOf(platform, caller, request), { spaceId, seconds });
  const counts = await selectOnlineCounts(database, [spaceId]);
  return { spaceId, secondsLeft: seconds, onlineCount: counts.get(spaceId) ?? 0 };
};
