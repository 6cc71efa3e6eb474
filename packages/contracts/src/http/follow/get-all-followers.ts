import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
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
