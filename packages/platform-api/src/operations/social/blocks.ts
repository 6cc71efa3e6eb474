import type * as contracts from '@xana/contracts/http/social/blocks';
import { deleteFollowsBetween } from '../../database/follow/follows.ts';
import { deleteBlock, insertBlock } from '../../database/social/blocks.ts';
import { deleteCloseFriendsBetween } from '../../database/social/close-friends.ts';
import { selectBlockedUserPage } from '../../database/social/listed-users.ts';
import { hasUser } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-profile.ts';

export const getBlockedUsers: Handler<typeof contracts.getBlockedUsers> = async (call) => {
  const { input, database, caller, config } = call;
  const { userId: blockedId, ...filter } = input;
  const { count, rows } = await selectBlockedUserPage(database, caller.userId, { ...filter, blockedId });
  return {
    count,
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      username: row.username,
      blockedAt: row.listed_at.toISOString(),
    })),
  };
};

export const blockUser: Handler<typeof contracts.blockUser> = async ({ input, database, caller, apiError }) => {
  if (input.id === caller.userId) throw apiError('BLOCK_SELF');
  if (!(await hasUser(database, input.id))) throw apiError('USER_NOT_FOUND');
  await database.transaction().execute(async (transaction) => {
    await insertBlock(transaction, caller.userId, input.id);
    await deleteFollowsBetween(transaction, caller.userId, input.id);
    await deleteCloseFriendsBetween(transaction, caller.userId, input.id);
  });
  return { isBlocked: true };
};

export const unblockUser: Handler<typeof contracts.unblockUser> = async ({ input, database, caller }) => {
  await deleteBlock(database, caller.userId, input.id);
  return { isBlocked: false };
};
