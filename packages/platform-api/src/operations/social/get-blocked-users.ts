import type { getBlockedUsers as contract } from '@xana/contracts/http/social/get-blocked-users';
import { selectBlockedUserPage } from '../../database/social/blocked-users.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export const getBlockedUsers: Handler<typeof contract> = async ({ input, database, caller, config }) => {
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
