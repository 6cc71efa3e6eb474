import type { socialOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { blockUser } from './block-user.ts';
import { createCloseFriend } from './create-close-friend.ts';
import { getBlockedUsers } from './get-blocked-users.ts';
import { getCloseFriends } from './get-close-friends.ts';
import { getMutedUsers } from './get-muted-users.ts';
import { muteUser } from './mute-user.ts';
import { removeCloseFriend } from './remove-close-friend.ts';
import { reportContent } from './report-content.ts';
import { unblockUser } from './unblock-user.ts';
import { unmuteUser } from './unmute-user.ts';

export const socialHandlers = {
  blockUser,
  createCloseFriend,
  getBlockedUsers,
  getCloseFriends,
  getMutedUsers,
  muteUser,
  removeCloseFriend,
  reportContent,
  unblockUser,
  unmuteUser,
} satisfies Implements<typeof socialOperations>;
