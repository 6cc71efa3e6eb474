import type { getUserProfile as contract } from '@xana/contracts/http/users/get-user-profile';
import { selectMutualFollowers } from '../../database/follow/mutual-followers.ts';
import { findUserProfile } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { toUserProfile } from './to-profile.ts';

const NONE = { count: 0, rows: [] };

export const getUserProfile: Handler<typeof contract> = async ({ input, database, caller, config, apiError }) => {
  const row = await findUserProfile(database, input.userId, caller?.userId ?? null);
  if (!row) throw apiError('USER_NOT_FOUND');
  const isOther = caller && caller.userId !== input.userId;
  const mutual = isOther ? await selectMutualFollowers(database, caller.userId, input.userId) : NONE;
  return toUserProfile(config, row, mutual);
};
