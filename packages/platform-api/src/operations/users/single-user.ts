import type { singleUser as contract } from '@xana/contracts/http/users/single-user';
import type { Handler } from '../../http/handler.ts';
import { readOwnProfile } from './read-own-profile.ts';

export const singleUser: Handler<typeof contract> = async ({ caller, apiError, ...reach }) => {
  const profile = await readOwnProfile(reach, caller.userId);
  if (!profile) throw apiError('USER_NOT_FOUND');
  return profile;
};
