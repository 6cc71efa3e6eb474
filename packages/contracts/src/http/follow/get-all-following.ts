import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
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
