import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowingByUserTagNameAuth = defineOperation({
  id: 'getAllFollowingByUserTagNameAuth',
  summary: 'Whom somebody follows, of those with a tag, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-tag-name-auth/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});
