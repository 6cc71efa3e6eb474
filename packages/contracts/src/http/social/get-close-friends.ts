import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { pageNumber, pageSize, tagName } from '../fields.ts';
import { followedPeople, searchText } from '../follow/followed-person.ts';

export const getCloseFriends = defineOperation({
  id: 'getCloseFriends',
  summary: 'List your close friends, newest first',
  description: 'Only you can see your close friends.',
  method: 'GET',
  path: '/social/get-close-friends/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize, search: z.optional(searchText), tag: z.optional(tagName) }),
  output: followedPeople,
});
