import type { unblockUser as contract } from '@xana/contracts/http/social/unblock-user';
import { deleteBlock } from '../../database/social/blocks.ts';
import type { Handler } from '../../http/handler.ts';

export const unblockUser: Handler<typeof contract> = async ({ input, database, caller }) => {
  await deleteBlock(database, caller.userId, input.id);
  return { isBlocked: false };
};
