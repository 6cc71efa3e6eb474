import type { unfollowUser as contract } from '@xana/contracts/http/follow/unfollow-user';
import { countFollowers } from '../../database/follows.ts';
import type { Handler } from '../../http/handler.ts';

export const unfollowUser: Handler<typeof contract> = async ({ input, database, caller }) => {
  await database
    .deleteFrom('follows')
    .where('follower_id', '=', caller.userId)
    .where('followed_id', '=', input.userId)
    .execute();
  return { isFollowing: false, followerCount: await countFollowers(database, input.userId) };
};
