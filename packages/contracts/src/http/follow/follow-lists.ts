import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowers = defineOperation({
  id: 'getAllFollowers',
  summary: "List a user's followers, newest first",
  method: 'GET',
  path: '/follow/get-all-followers/:userId/:pageNumber/:pageSize',
  authorization: 'optional',
  input: z.strictObject(listOfUser),
  output: followedPeople,
});

export const getAllFollowersByUser = defineOperation({
  id: 'getAllFollowersByUser',
  summary: "List a user's followers (public)",
  method: 'GET',
  path: '/follow/get-all-followers-by-user/:userId/:pageNumber/:pageSize',
  input: z.strictObject(listOfUser),
  output: followedPeople,
});

export const getAllFollowersByUserTagName = defineOperation({
  id: 'getAllFollowersByUserTagName',
  summary: "List a user's followers by tag (public)",
  method: 'GET',
  path: '/follow/get-all-followers-by-user-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowersByUserAuth = defineOperation({
  id: 'getAllFollowersByUserAuth',
  summary: "List a user's followers",
  description: 'Like the public list, with `isFollowing` and `is_close_friend` as you see them.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-auth/:userId/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject(listOfUser),
  output: followedPeople,
});

export const getAllFollowersByUserTagNameAuth = defineOperation({
  id: 'getAllFollowersByUserTagNameAuth',
  summary: "List a user's followers by tag",
  description: 'Like the public list, with `isFollowing` and `is_close_friend` as you see them.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-tag-name-auth/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowersByUserAuthTagName = defineOperation({
  id: 'getAllFollowersByUserAuthTagName',
  summary: "List a user's followers by tag (alias)",
  description: 'The same list as `getAllFollowersByUserTagNameAuth`; clients use both paths.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-auth-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowing = defineOperation({
  id: 'getAllFollowing',
  summary: "List a user's followings, newest first",
  method: 'GET',
  path: '/follow/get-all-following/:userId/:pageNumber/:pageSize',
  authorization: 'optional',
  input: z.strictObject(listOfUser),
  output: followedPeople,
});

export const getAllFollowingByUser = defineOperation({
  id: 'getAllFollowingByUser',
  summary: "List a user's followings (public)",
  method: 'GET',
  path: '/follow/get-all-following-by-user/:userId/:pageNumber/:pageSize',
  input: z.strictObject(listOfUser),
  output: followedPeople,
});

export const getAllFollowingByUserTagName = defineOperation({
  id: 'getAllFollowingByUserTagName',
  summary: "List a user's followings by tag (public)",
  method: 'GET',
  path: '/follow/get-all-following-by-user-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowingByUserAuth = defineOperation({
  id: 'getAllFollowingByUserAuth',
  summary: "List a user's followings",
  description: 'Like the public list, with `isFollowing` and `is_close_friend` as you see them.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-auth/:userId/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject(listOfUser),
  output: followedPeople,
});

export const getAllFollowingByUserTagNameAuth = defineOperation({
  id: 'getAllFollowingByUserTagNameAuth',
  summary: "List a user's followings by tag",
  description: 'Like the public list, with `isFollowing` and `is_close_friend` as you see them.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-tag-name-auth/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowingByUserAuthTagName = defineOperation({
  id: 'getAllFollowingByUserAuthTagName',
  summary: "List a user's followings by tag (alias)",
  description: 'The same list as `getAllFollowingByUserTagNameAuth`; clients use both paths.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-auth-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});
