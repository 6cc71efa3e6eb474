import type { unfollowUser as contract } from '@xana/contracts/http/follow/unfollow-user';
import { deleteFollow } from '../../database/follows.ts';
import { readFollowerCount } from '../../database/user-counts.ts';
import type { Handler } from '../../http/handler.ts';

export const unfollowUser: Handler<typeof contract> = async ({ input, database, caller }) => {
  await deleteFollow(database, caller.userId, input.userId);
  return { isFollowing: false, followerCount: await readFollowerCount(database, input.userId) };
};
