import type { singleUser as contract } from '@xana/contracts/http/users/single-user';
import type { Handler } from '../../http/handler.ts';
import { readOwnProfile } from './read-own-profile.ts';

export const singleUser: Handler<typeof contract> = async ({ caller, apiError, ...context }) => {
  const profile = await readOwnProfile(context, caller.userId);
  if (!profile) throw apiError('USER_NOT_FOUND');
  return profile;
};
