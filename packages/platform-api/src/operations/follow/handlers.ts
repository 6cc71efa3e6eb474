import type { followOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { followUser } from './follow-user.ts';
import {
  getAllFollowers,
  getAllFollowersByUser,
  getAllFollowersByUserAuth,
  getAllFollowersByUserAuthTagName,
  getAllFollowersByUserTagName,
  getAllFollowersByUserTagNameAuth,
} from './get-all-followers.ts';
import {
  getAllFollowing,
  getAllFollowingByUser,
  getAllFollowingByUserAuth,
  getAllFollowingByUserAuthTagName,
  getAllFollowingByUserTagName,
  getAllFollowingByUserTagNameAuth,
} from './get-all-following.ts';
import { searchFollowing } from './search-following.ts';
import { unfollowUser } from './unfollow-user.ts';

export const followHandlers = {
  followUser,
  getAllFollowers,
  getAllFollowersByUser,
  getAllFollowersByUserAuth,
  getAllFollowersByUserAuthTagName,
  getAllFollowersByUserTagName,
  getAllFollowersByUserTagNameAuth,
  getAllFollowing,
  getAllFollowingByUser,
  getAllFollowingByUserAuth,
  getAllFollowingByUserAuthTagName,
  getAllFollowingByUserTagName,
  getAllFollowingByUserTagNameAuth,
  searchFollowing,
  unfollowUser,
} satisfies Implements<typeof followOperations>;
