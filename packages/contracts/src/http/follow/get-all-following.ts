import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowing = defineOperation({
  id: 'getAllFollowing',
  summary: 'Whom somebody follows, the newest first.',
  method: 'GET',
  path: '/follow/get-all-following/:userId/:pageNumber/:pageSize',
  authorization: 'optional',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});

export const getAllFollowingByUser = defineOperation({
  id: 'getAllFollowingByUser',
  summary: 'Whom somebody follows, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-following-by-user/:userId/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});

export const getAllFollowingByUserTagName = defineOperation({
  id: 'getAllFollowingByUserTagName',
  summary: 'Whom somebody follows, of those with a tag, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowingByUserAuth = defineOperation({
  id: 'getAllFollowingByUserAuth',
  summary: 'Whom somebody follows, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-auth/:userId/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});

export const getAllFollowingByUserTagNameAuth = defineOperation({
  id: 'getAllFollowingByUserTagNameAuth',
  summary: 'Whom somebody follows, of those with a tag, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-tag-name-auth/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowingByUserAuthTagName = defineOperation({
  id: 'getAllFollowingByUserAuthTagName',
  summary: 'The same list as `get-all-following-by-user-tag-name-auth`, in the other word order.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-auth-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});
