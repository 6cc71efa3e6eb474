import type { usersOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { checkUsername } from './check-username.ts';
import { chooseUsername } from './choose-username.ts';
import { findRecipients } from './find-recipients.ts';
import { getHomeSummary } from './get-home-summary.ts';
import { getHotUsers } from './get-hot-users.ts';
import { getMostFollowedUsers } from './get-most-followed-users.ts';
import { getUserProfile } from './get-user-profile.ts';
import { singleUser } from './single-user.ts';
import { suggestUsernames } from './suggest-usernames.ts';
import { updateProfile } from './update-profile.ts';
import { updateUserProfileDetails } from './update-user-profile-details.ts';

export const usersHandlers = {
  checkUsername,
  chooseUsername,
  findRecipients,
  getHomeSummary,
  getHotUsers,
  getMostFollowedUsers,
  getUserProfile,
  singleUser,
  suggestUsernames,
  updateProfile,
  updateUserProfileDetails,
} satisfies Implements<typeof usersOperations>;
