import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowersByUserAuth = defineOperation({
  id: 'getAllFollowersByUserAuth',
  summary: 'Who follows somebody, with whom the member follows.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-auth/:userId/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});
