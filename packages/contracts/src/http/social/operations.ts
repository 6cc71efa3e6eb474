import { blockUser } from './block-user.ts';
import { createCloseFriend } from './create-close-friend.ts';
import { getBlockedUsers } from './get-blocked-users.ts';
import { getCloseFriends } from './get-close-friends.ts';
import { removeCloseFriend } from './remove-close-friend.ts';
import { reportContent } from './report-content.ts';
import { unblockUser } from './unblock-user.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const socialOperations = {
  blockUser,
  createCloseFriend,
  getBlockedUsers,
  getCloseFriends,
  removeCloseFriend,
  reportContent,
  unblockUser,
} as const;
