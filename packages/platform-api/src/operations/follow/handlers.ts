import type { followOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { followUser } from './follow-user.ts';
import { getFriendsPresence } from './get-friends-presence.ts';
import { listFollows } from './list-follows.ts';
import { searchFollowing } from './search-following.ts';
import { unfollowUser } from './unfollow-user.ts';

export const followHandlers: Implements<typeof followOperations> = {
  followUser,
  getAllFollowers: listFollows('followers'),
  getAllFollowersByUser: listFollows('followers'),
  getAllFollowersByUserAuth: listFollows('followers'),
  getAllFollowersByUserAuthTagName: listFollows('followers'),
  getAllFollowersByUserTagName: listFollows('followers'),
  getAllFollowersByUserTagNameAuth: listFollows('followers'),
  getAllFollowing: listFollows('following'),
  getAllFollowingByUser: listFollows('following'),
  getAllFollowingByUserAuth: listFollows('following'),
  getAllFollowingByUserAuthTagName: listFollows('following'),
  getAllFollowingByUserTagName: listFollows('following'),
  getAllFollowingByUserTagNameAuth: listFollows('following'),
  getFriendsPresence,
  searchFollowing,
  unfollowUser,
};
