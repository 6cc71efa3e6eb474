import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowingByUser = defineOperation({
  id: 'getAllFollowingByUser',
  summary: 'Whom somebody follows, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-following-by-user/:userId/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser }),
  output: followedPeople,
});
