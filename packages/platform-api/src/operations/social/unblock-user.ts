import type { unblockUser as contract } from '@xana/contracts/http/social/unblock-user';
import type { Handler } from '../../http/handler.ts';

export const unblockUser: Handler<typeof contract> = async ({ input, database, caller }) => {
  await database.deleteFrom('blocks').where('user_id', '=', caller.userId).where('blocked_id', '=', input.id).execute();
  return { isBlocked: false };
};
