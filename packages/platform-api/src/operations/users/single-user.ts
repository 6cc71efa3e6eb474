import type { singleUser as contract } from '@xana/contracts/http/users/single-user';
import { findOwnProfile } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { toOwnProfile } from './to-profile.ts';

export const singleUser: Handler<typeof contract> = async ({ caller, database, config, apiError }) => {
  const row = await findOwnProfile(database, caller.userId);
  if (!row) throw apiError('USER_NOT_FOUND');
  return toOwnProfile(config, row);
};
