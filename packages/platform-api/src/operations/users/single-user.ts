import type { singleUser as contract } from '@xana/contracts/http/users/single-user';
import type { Handler } from '../../http/handler.ts';
import { readOwnProfile } from './read-own-profile.ts';

export const singleUser: Handler<typeof contract> = async ({ caller, fail, ...reach }) => {
  const profile = await readOwnProfile(reach, caller.userId);
  if (!profile) throw fail('USER_NOT_FOUND');
  return profile;
};
