import type * as contracts from '@xana/contracts/http/users/profiles';
import { selectMutualFollowers } from '../../database/follow/people-pages.ts';
import { findOwnProfile, findUserProfile, updateUser } from '../../database/users/users.ts';
import type { Handler } from '../../http/handler.ts';
import { toOwnProfile, toUserProfile } from './to-profile.ts';

const NONE = { count: 0, rows: [] };

export const getUserProfile: Handler<typeof contracts.getUserProfile> = async (call) => {
  const { input, database, caller, config, apiError } = call;
  const row = await findUserProfile(database, input.userId, caller?.userId ?? null);
  if (!row) throw apiError('USER_NOT_FOUND');
  const isOther = caller && caller.userId !== input.userId;
  const mutual = isOther ? await selectMutualFollowers(database, caller.userId, input.userId) : NONE;
  return toUserProfile(config, row, mutual);
};

export const singleUser: Handler<typeof contracts.singleUser> = async ({ caller, database, config, apiError }) => {
  const row = await findOwnProfile(database, caller.userId);
  if (!row) throw apiError('USER_NOT_FOUND');
  return toOwnProfile(config, row);
};

export const updateUserProfileDetails: Handler<typeof contracts.updateUserProfileDetails> = async (call) => {
  const { input, database, caller } = call;
  await updateUser(database, caller.userId, { is_popup_shown: input.isPopUpShow });
  return { isPopUpShow: input.isPopUpShow };
};
