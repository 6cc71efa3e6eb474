import type { followOperations } from '@xana/contracts/http/follow/operations';
import type { Implements } from '../../http/handler.ts';
import { followUser } from './follow-user.ts';
import { getAllFollowing } from './get-all-following.ts';
import { unfollowUser } from './unfollow-user.ts';

export const followHandlers = { followUser, getAllFollowing, unfollowUser } satisfies Implements<
  typeof followOperations
>;
