import type { getHotUsers as contract } from '@xana/contracts/http/users/get-hot-users';
import { selectHotUsers } from '../../database/users/user-rankings.ts';
import type { Handler } from '../../http/handler.ts';
import { toRankedUser } from './to-user-summary.ts';

export const getHotUsers: Handler<typeof contract> = async ({ caller, database, config }) => {
  const rows = await selectHotUsers(database, caller?.userId ?? null);
  return { count: rows.length, rows: rows.map((row) => toRankedUser(config, row)) };
};
