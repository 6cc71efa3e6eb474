import type { getBlockedUsers as contract } from '@xana/contracts/http/social/get-blocked-users';
import { selectBlockedUserPage } from '../../database/blocks.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export const getBlockedUsers: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count, rows } = await selectBlockedUserPage(database, caller.userId, input);
  return {
    count,
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      username: row.username,
      blockedAt: row.blocked_at.toISOString(),
    })),
  };
};
