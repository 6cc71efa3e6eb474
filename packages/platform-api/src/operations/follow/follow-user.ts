import type { followUser as contract } from '@xana/contracts/http/follow/follow-user';
import { isReachable } from '../../database/blocks.ts';
import { insertFollow } from '../../database/follows.ts';
import { readFollowerCount } from '../../database/user-counts.ts';
import type { Handler } from '../../http/handler.ts';

export const followUser: Handler<typeof contract> = async ({ input, database, caller, apiError, memberLimits }) => {
  if (input.userId === caller.userId) throw apiError('FOLLOW_SELF');
  await memberLimits.require('follow', caller.userId);
  if (!(await isReachable(database, caller.userId, input.userId))) throw apiError('USER_NOT_FOUND');
  await insertFollow(database, caller.userId, input.userId);
  return { isFollowing: true, followerCount: await readFollowerCount(database, input.userId) };
};
