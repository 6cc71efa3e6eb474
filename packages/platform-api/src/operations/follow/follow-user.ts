import type { followUser as contract } from '@xana/contracts/http/follow/follow-user';
import { isReachable } from '../../database/blocks.ts';
import { countFollowers } from '../../database/follows.ts';
import type { Handler } from '../../http/handler.ts';

export const followUser: Handler<typeof contract> = async ({ input, database, caller, apiError, memberLimits }) => {
  if (input.userId === caller.userId) throw apiError('FOLLOW_SELF');
  await memberLimits.require('follow', caller.userId);
  if (!(await isReachable(database, caller.userId, input.userId))) throw apiError('USER_NOT_FOUND');
  await database
    .insertInto('follows')
    .values({ follower_id: caller.userId, followed_id: input.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { isFollowing: true, followerCount: await countFollowers(database, input.userId) };
};
