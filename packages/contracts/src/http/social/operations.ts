import { createCloseFriend } from './create-close-friend.ts';
import { getCloseFriends } from './get-close-friends.ts';
import { removeCloseFriend } from './remove-close-friend.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const socialOperations = { createCloseFriend, getCloseFriends, removeCloseFriend } as const;
