import { getHotUsers } from './get-hot-users.ts';
import { getMostFollowedUsers } from './get-most-followed-users.ts';
import { getUserProfile } from './get-user-profile.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const usersOperations = { getHotUsers, getMostFollowedUsers, getUserProfile } as const;
