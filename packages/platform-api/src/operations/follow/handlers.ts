import type { followOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { followUser } from './follow-user.ts';
import { getAllFollowers } from './get-all-followers.ts';
import { getAllFollowersByUser } from './get-all-followers-by-user.ts';
import { getAllFollowersByUserAuth } from './get-all-followers-by-user-auth.ts';
import { getAllFollowersByUserAuthTagName } from './get-all-followers-by-user-auth-tag-name.ts';
import { getAllFollowersByUserTagName } from './get-all-followers-by-user-tag-name.ts';
import { getAllFollowersByUserTagNameAuth } from './get-all-followers-by-user-tag-name-auth.ts';
import { getAllFollowing } from './get-all-following.ts';
import { getAllFollowingByUser } from './get-all-following-by-user.ts';
import { getAllFollowingByUserAuth } from './get-all-following-by-user-auth.ts';
import { getAllFollowingByUserAuthTagName } from './get-all-following-by-user-auth-tag-name.ts';
import { getAllFollowingByUserTagName } from './get-all-following-by-user-tag-name.ts';
import { getAllFollowingByUserTagNameAuth } from './get-all-following-by-user-tag-name-auth.ts';
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
