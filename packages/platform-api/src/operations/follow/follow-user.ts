import type { followUser as contract } from '@xana/contracts/http/follow/follow-user';
import { acceptRequestOf } from '../../database/chat/message-requests.ts';
import { insertFollow } from '../../database/follow/follows.ts';
import { isReachable } from '../../database/social/blocks.ts';
import { readFollowerCount } from '../../database/users/user-counts.ts';
import type { Handler } from '../../http/handler.ts';
import { notify } from '../notifications/notify.ts';

export const followUser: Handler<typeof contract> = async ({ input, database, caller, apiError, memberLimits }) => {
  if (input.userId === caller.userId) throw apiError('FOLLOW_SELF');
  await memberLimits.require('follow', caller.userId);
  if (!(await isReachable(database, caller.userId, input.userId))) throw apiError('USER_NOT_FOUND');
  await database.transaction().execute(async (transaction) => {
    const isNew = await insertFollow(transaction, caller.userId, input.userId);
    if (!isNew) return;
    await acceptRequestOf(transaction, caller.userId, input.userId);
    await notify(transaction, { kind: 'follow', to: input.userId, actorId: caller.userId });
  });
  return { isFollowing: true, followerCount: await readFollowerCount(database, input.userId) };
};
