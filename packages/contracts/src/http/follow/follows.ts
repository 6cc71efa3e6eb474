import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { friendPresence } from '../spaces/presence.ts';
import { followedPeople, searchText } from './followed-person.ts';

export const followUser = defineOperation({
  id: 'followUser',
  summary: 'Follow a user',
  description: 'Repeating the request changes nothing.',
  method: 'POST',
  path: '/follow/user',
  authorization: 'required',
  input: z.strictObject({ userId: described(id, 'Id of the user to follow.') }),
  output: z.object({
    isFollowing: described(z.boolean(), 'Always `true`.'),
    followerCount: described(z.number(), 'Number of followers of that user.'),
  }),
  errors: ['USER_NOT_FOUND', 'FOLLOW_SELF'],
});

export const unfollowUser = defineOperation({
  id: 'unfollowUser',
  summary: 'Unfollow a user',
  description: 'Repeating the request changes nothing.',
  method: 'POST',
  path: '/follow/unfollow-user',
  authorization: 'required',
  input: z.strictObject({ userId: described(id, 'Id of the user to unfollow.') }),
  output: z.object({
    isFollowing: described(z.boolean(), 'Always `false`.', { examples: [false] }),
    followerCount: described(z.number(), 'Number of followers of that user.'),
  }),
  errors: ['USER_NOT_FOUND'],
});

export const searchFollowing = defineOperation({
  id: 'searchFollowing',
  summary: 'Search the users whom you follow',
  method: 'GET',
  path: '/follow/search-following/:searchText/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ searchText, pageNumber, pageSize }),
  output: followedPeople,
});

export const getFriendsPresence = defineOperation({
  id: 'getFriendsPresence',
  summary: 'List your friends who are online, with the space where they are',
  description:
    'Friends follow each other. Those in a space come first, then those who have the site open. Members who hide their presence are not in the list. `rows` has the first 100.',
  method: 'GET',
  path: '/follow/get-friends-presence',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(friendPresence),
});
