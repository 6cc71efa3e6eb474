import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowers = defineOperation({
  id: 'getAllFollowers',
  summary: 'Who follows somebody, the newest first.',
  method: 'GET',
  path: '/follow/get-all-followers/:userId/:pageNumber/:pageSize',
  authorization: 'optional',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});

export const getAllFollowersByUser = defineOperation({
  id: 'getAllFollowersByUser',
  summary: 'Who follows somebody, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user/:userId/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});

export const getAllFollowersByUserTagName = defineOperation({
  id: 'getAllFollowersByUserTagName',
  summary: 'Who follows somebody, of those with a tag, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowersByUserAuth = defineOperation({
  id: 'getAllFollowersByUserAuth',
  summary: 'Who follows somebody, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-auth/:userId/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});

export const getAllFollowersByUserTagNameAuth = defineOperation({
  id: 'getAllFollowersByUserTagNameAuth',
  summary: 'Who follows somebody, of those with a tag, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-tag-name-auth/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});

export const getAllFollowersByUserAuthTagName = defineOperation({
  id: 'getAllFollowersByUserAuthTagName',
  summary: 'The same list as `get-all-followers-by-user-tag-name-auth`, in the other word order.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-auth-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});
