import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, instant, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { searchText } from '../follow/followed-person.ts';
import { userSummary } from '../users/user.ts';

export const getBlockedUsers = defineOperation({
  id: 'getBlockedUsers',
  summary: 'List the users whom you blocked, newest first',
  method: 'GET',
  path: '/social/get-blocked-users/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({
    pageNumber,
    pageSize,
    search: z.optional(searchText),
    tag: z.optional(tagName),
    userId: z.optional(described(id, 'Only this user; the list is empty if you did not block them.')),
  }),
  output: listOf(
    named(
      'BlockedUser',
      'A user whom you blocked.',
      z.extend(userSummary, {
        username: described(z.string(), 'Unique name, without spaces.'),
        blockedAt: described(instant, 'When you blocked them.'),
      }),
    ),
  ),
});

export const blockUser = defineOperation({
  id: 'blockUser',
  summary: 'Block a user',
  description:
    'The two users no longer see each other in lists, search, posts and chat, and no longer follow each other. Repeating the request changes nothing.',
  method: 'POST',
  path: '/social/block/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isBlocked: described(z.boolean(), 'Always `true`.') }),
  errors: ['USER_NOT_FOUND', 'BLOCK_SELF'],
});

export const unblockUser = defineOperation({
  id: 'unblockUser',
  summary: 'Unblock a user',
  description: 'Followings that the block ended do not come back.',
  method: 'DELETE',
  path: '/social/block/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isBlocked: described(z.boolean(), 'Always `false`.', { examples: [false] }) }),
});
