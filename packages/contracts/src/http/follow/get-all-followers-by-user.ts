import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowersByUser = defineOperation({
  id: 'getAllFollowersByUser',
  summary: 'Who follows somebody, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user/:userId/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});
