import type { blockUser as contract } from '@xana/contracts/http/social/block-user';
import type { Handler } from '../../http/handler.ts';

export const blockUser: Handler<typeof contract> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('BLOCK_SELF');
  const blocked = await database.selectFrom('users').select('id').where('id', '=', input.id).executeTakeFirst();
  if (!blocked) throw apiError('USER_NOT_FOUND');
  const both = [caller.userId, input.id];
  await database.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('blocks')
      .values({ user_id: caller.userId, blocked_id: input.id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await transaction.deleteFrom('follows').where('follower_id', 'in', both).where('followed_id', 'in', both).execute();
    await transaction.deleteFrom('close_friends').where('user_id', 'in', both).where('friend_id', 'in', both).execute();
  });
  return { isBlocked: true };
};
