import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { tagName } from '../fields.ts';
import { followedPeople, listOfUser } from './followed-person.ts';

export const getAllFollowersByUserTagName = defineOperation({
  id: 'getAllFollowersByUserTagName',
  summary: 'Who follows somebody, of those with a tag, as a visitor sees it.',
  method: 'GET',
  path: '/follow/get-all-followers-by-user-tag-name/:userId/:tagName/:pageNumber/:pageSize',
  input: z.strictObject({ ...listOfUser, tagName }),
  output: followedPeople,
});
