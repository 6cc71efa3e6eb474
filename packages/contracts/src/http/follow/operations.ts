import { followUser } from './follow-user.ts';
import { getAllFollowing } from './get-all-following.ts';
import { unfollowUser } from './unfollow-user.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const followOperations = { followUser, getAllFollowing, unfollowUser } as const;
