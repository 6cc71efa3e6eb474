import type { createCloseFriend as contract } from '@xana/contracts/http/social/create-close-friend';
import { isReachable } from '../../database/social/blocks.ts';
import { insertCloseFriend } from '../../database/social/close-friends.ts';
import type { Handler } from '../../http/handler.ts';

export const createCloseFriend: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('CLOSE_FRIEND_SELF');
  if (!(await isReachable(database, caller.userId, input.id))) throw apiError('USER_NOT_FOUND');
  await insertCloseFriend(database, caller.userId, input.id);
  return { is_close_friend: true };
};
