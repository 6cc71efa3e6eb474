import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf, pageNumber, pageSize, tagName } from '../fields.ts';
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
