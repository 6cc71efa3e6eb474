import type { getMutedUsers as contract } from '@xana/contracts/http/social/get-muted-users';
import { selectMutedUserPage } from '../../database/social/muted-users.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserSummary } from '../users/to-user-summary.ts';

export const getMutedUsers: Handler<typeof contract> = async ({ input, database, caller, config }) => {
  const { count, rows } = await selectMutedUserPage(database, caller.userId, input);
  return {
    count,
    rows: rows.map((row) => ({
      ...toUserSummary(config, row),
      username: row.username,
      mutedAt: row.listed_at.toISOString(),
    })),
  };
};
