import type { leaveSpace as contract } from '@xana/contracts/http/spaces/leave-space';
import { deletePresence, selectOnlineCounts } from '../../../database/spaces/space-presences.ts';
import type { Handler } from '../../../http/handler.ts';
import { presenceOwnerOf } from './presence-owner.ts';

export const leaveSpace: Handler<typeof contract> = async ({ input, caller, request, ...platform }) => {
  const { database } = platform;
  const { spaceId } = input;
  await deletePresence(database, await presenceOwnerOf(platform, caller, request), spaceId);
  const counts = await selectOnlineCounts(database, [spaceId]);
  return { spaceId, onlineCount: counts.get(spaceId) ?? 0 };
};
