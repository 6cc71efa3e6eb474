import type { usersOperations } from '@xana/contracts/http/users/operations';
import type { Implements } from '../../http/handler.ts';
import { getHotUsers } from './get-hot-users.ts';
import { getMostFollowedUsers } from './get-most-followed-users.ts';
import { getUserProfile } from './get-user-profile.ts';

export const usersHandlers = { getHotUsers, getMostFollowedUsers, getUserProfile } satisfies Implements<
  typeof usersOperations
>;
