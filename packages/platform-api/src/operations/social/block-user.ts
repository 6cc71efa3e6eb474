import type { blockUser as contract } from '@xana/contracts/http/social/block-user';
import { deleteFollowsBetween } from '../../database/follow/follows.ts';
import { insertBlock } from '../../database/social/blocks.ts';
import { deleteCloseFriendsBetween } from '../../database/social/close-friends.ts';
import { hasUser } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';

export const blockUser: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('BLOCK_SELF');
  if (!(await hasUser(database, input.id))) throw apiError('USER_NOT_FOUND');
  await database.transaction().execute(async (transaction) => {
    await insertBlock(transaction, caller.userId, input.id);
    await deleteFollowsBetween(transaction, caller.userId, input.id);
    await deleteCloseFriendsBetween(transaction, caller.userId, input.id);
  });
  return { isBlocked: true };
};
