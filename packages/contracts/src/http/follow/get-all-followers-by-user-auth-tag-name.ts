import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowersByUserAuthTagName = defineOperation({
  id: 'getAllFollowersByUserAuthTagName',
  summary: 'The same list as `get-all-followers-by-user-tag-name-auth`, in the other word order.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-auth-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});
