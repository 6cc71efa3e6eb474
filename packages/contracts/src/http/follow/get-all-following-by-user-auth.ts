import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowingByUserAuth = defineOperation({
  id: 'getAllFollowingByUserAuth',
  summary: 'Whom somebody follows, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-following-by-user-auth/:userId/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});
