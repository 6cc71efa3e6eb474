import type { socialOperations } from '@xana/contracts/http/social/operations';
import type { Implements } from '../../http/handler.ts';
import { createCloseFriend } from './create-close-friend.ts';
import { getCloseFriends } from './get-close-friends.ts';
import { removeCloseFriend } from './remove-close-friend.ts';

export const socialHandlers = { createCloseFriend, getCloseFriends, removeCloseFriend } satisfies Implements<
  typeof socialOperations
>;
