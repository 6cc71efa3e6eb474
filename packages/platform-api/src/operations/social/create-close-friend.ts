import type { createCloseFriend as contract } from '@xana/contracts/http/social/create-close-friend';
import { isReachable } from '../../database/blocks.ts';
import type { Handler } from '../../http/handler.ts';

export const createCloseFriend: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('CLOSE_FRIEND_SELF');
  if (!(await isReachable(database, caller.userId, input.id))) throw apiError('USER_NOT_FOUND');
  await database
    .insertInto('close_friends')
    .values({ user_id: caller.userId, friend_id: input.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { is_close_friend: true };
};
