import type { removeCloseFriend as contract } from '@xana/contracts/http/social/remove-close-friend';
import { deleteCloseFriend } from '../../database/social/close-friends.ts';
import type { Handler } from '../../http/handler.ts';

export const removeCloseFriend: Handler<typeof contract> = async ({ input, database, caller }) => {
  await deleteCloseFriend(database, caller.userId, input.id);
  return { is_close_friend: false };
};
