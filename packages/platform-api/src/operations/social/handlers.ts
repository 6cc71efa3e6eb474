import type { socialOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { blockUser } from './block-user.ts';
import { createCloseFriend } from './create-close-friend.ts';
import { getBlockedUsers } from './get-blocked-users.ts';
import { getCloseFriends } from './get-close-friends.ts';
import { removeCloseFriend } from './remove-close-friend.ts';
import { reportContent } from './report-content.ts';
import { unblockUser } from './unblock-user.ts';

export const socialHandlers = {
  blockUser,
  createCloseFriend,
  getBlockedUsers,
  getCloseFriends,
  removeCloseFriend,
  reportContent,
  unblockUser,
} satisfies Implements<typeof socialOperations>;
