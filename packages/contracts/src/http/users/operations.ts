import { getHotUsers } from './get-hot-users.ts';
import { getMostFollowedUsers } from './get-most-followed-users.ts';
import { getUserProfile } from './get-user-profile.ts';
import { singleUser } from './single-user.ts';
import { updateProfile } from './update-profile.ts';
import { updateUserProfileDetails } from './update-user-profile-details.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const usersOperations = {
  getHotUsers,
  getMostFollowedUsers,
  getUserProfile,
  singleUser,
  updateProfile,
  updateUserProfileDetails,
} as const;
