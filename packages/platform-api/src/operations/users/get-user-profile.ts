import type { getUserProfile as contract } from '@xana/contracts/http/users/get-user-profile';
import { findUserProfile } from '../../database/users.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserProfile } from './to-profile.ts';

export const getUserProfile: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  const row = await findUserProfile(database, input.userId, caller?.userId ?? null);
  if (!row) throw apiError('USER_NOT_FOUND');
  return toUserProfile(config, row);
};
