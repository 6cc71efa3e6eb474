import type { unfollowUser as contract } from '@xana/contracts/http/follow/unfollow-user';
import { deleteFollow } from '../../database/follow/follows.ts';
import { readFollowerCount } from '../../database/users/user-counts.ts';
import type { Handler } from '../../http/handler.ts';
import { withdrawNotice } from '../notifications/notify.ts';

export const unfollowUser: Handler<typeof contract> = async ({ input, database, caller }) => {
  await database.transaction().execute(async (transaction) => {
    await deleteFollow(transaction, caller.userId, input.userId);
    await withdrawNotice(transaction, { kind: 'follow', to: input.userId, actorId: caller.userId });
  });
  return { isFollowing: false, followerCount: await readFollowerCount(database, input.userId) };
};
