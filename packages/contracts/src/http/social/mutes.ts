import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { id, instant, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
import { searchText } from '../follow/followed-person.ts';
import { userSummary } from '../users/user.ts';

export const getMutedUsers = defineOperation({
  id: 'getMutedUsers',
  summary: 'List the users whom you muted, newest first',
  description: 'Only you can see this list.',
  method: 'GET',
  path: '/social/get-muted-users/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize, search: z.optional(searchText), tag: z.optional(tagName) }),
  output: listOf(
    named(
      'MutedUser',
      'A user whom you muted.',
      z.extend(userSummary, {
        username: described(z.string(), 'Unique name, without spaces.'),
        mutedAt: described(instant, 'When you muted them.'),
      }),
    ),
  ),
});

export const muteUser = defineOperation({
  id: 'muteUser',
  summary: 'Mute a user',
  description:
    'Their posts and comments no longer appear in your lists, and they cause no notifications. They are not told, and still see you. Repeating the request changes nothing.',
  method: 'POST',
  path: '/social/mute/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isMuted: described(z.boolean(), 'Always `true`.') }),
  errors: ['USER_NOT_FOUND', 'MUTE_SELF'],
});

export const unmuteUser = defineOperation({
  id: 'unmuteUser',
  summary: 'Unmute a user',
  description: 'Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/social/mute/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isMuted: described(z.boolean(), 'Always `false`.', { examples: [false] }) }),
});
