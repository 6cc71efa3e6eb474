import type { getBlockedUsers as contract } from '@xana/contracts/http/social/get-blocked-users';
import { selectBlockedUsers } from '../../database/blocks.ts';
import { toUserSummary } from '../../database/user-summary.ts';
import type { Handler } from '../../http/handler.ts';

export const getBlockedUsers: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count, rows } = await selectBlockedUsers(database, caller.userId, input);
  return {
    count,
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      username: row.username,
      blockedAt: row.blocked_at.toISOString(),
    })),
  };
};
