import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, pageNumber, pageSize, tagName } from '../fields.ts';
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

export const createCloseFriend = defineOperation({
  id: 'createCloseFriend',
  summary: 'Add a close friend',
  description: 'Repeating the request changes nothing. The other user is not told.',
  method: 'POST',
  path: '/social/create-close-friend/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ is_close_friend: described(z.boolean(), 'Always `true`.') }),
  errors: ['USER_NOT_FOUND', 'CLOSE_FRIEND_SELF'],
});

export const removeCloseFriend = defineOperation({
  id: 'removeCloseFriend',
  summary: 'Remove a close friend',
  description: 'Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/social/remove-close-friend/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ is_close_friend: described(z.boolean(), 'Always `false`.', { examples: [false] }) }),
});
