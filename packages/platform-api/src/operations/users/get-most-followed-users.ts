import type { getMostFollowedUsers as contract } from '@xana/contracts/http/users/get-most-followed-users';
import { selectMostFollowedUsers } from '../../database/users/user-rankings.ts';
import type { Handler } from '../../http/handler.ts';
import { toRankedUser } from './to-user-summary.ts';

export const getMostFollowedUsers: Handler<typeof contract> = async ({ caller, database, config }) => {
  const rows = await selectMostFollowedUsers(database, caller?.userId ?? null);
  return { count: rows.length, rows: rows.map((row) => toRankedUser(config, row)) };
};
