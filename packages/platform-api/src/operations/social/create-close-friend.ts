import type { createCloseFriend as contract } from '@xana/contracts/http/social/create-close-friend';
import type { Handler } from '../../http/handler.ts';

export const createCloseFriend: Handler<typeof contract> = async ({ input, database, caller, fail }) => {
  if (input.id === caller.userId) throw fail('FOLLOW_SELF');
  const friend = await database
    .selectFrom('users')
    .select('id')
    .where('id', '=', input.id)
    .where('is_banned', '=', false)
    .executeTakeFirst();
  if (!friend) throw fail('USER_NOT_FOUND');
  await database
    .insertInto('close_friends')
    .values({ user_id: caller.userId, friend_id: input.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { is_close_friend: true };
};
