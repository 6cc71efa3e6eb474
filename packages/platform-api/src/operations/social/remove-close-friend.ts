import type { removeCloseFriend as contract } from '@xana/contracts/http/social/remove-close-friend';
import type { Handler } from '../../http/handler.ts';

export const removeCloseFriend: Handler<typeof contract> = async ({ input, database, caller }) => {
  await database
    .deleteFrom('close_friends')
    .where('user_id', '=', caller.userId)
    .where('friend_id', '=', input.id)
    .execute();
  return { is_close_friend: false };
};
