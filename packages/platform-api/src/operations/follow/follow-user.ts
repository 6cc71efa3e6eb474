import type { followUser as contract } from '@xana/contracts/http/follow/follow-user';
import { countFollowers } from '../../database/follows.ts';
import type { Handler } from '../../http/handler.ts';

export const followUser: Handler<typeof contract> = async ({ input, database, caller, fail }) => {
  if (input.userId === caller.userId) throw fail('FOLLOW_SELF');
  const followed = await database.selectFrom('users').select('id').where('id', '=', input.userId).executeTakeFirst();
  if (!followed) throw fail('USER_NOT_FOUND');
  await database
    .insertInto('follows')
    .values({ follower_id: caller.userId, followed_id: input.userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { isFollowing: true, followerCount: await countFollowers(database, input.userId) };
};
