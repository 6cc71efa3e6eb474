import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { userSummary } from '../users/user.ts';

export const getBlockedUsers = defineOperation({
  id: 'getBlockedUsers',
  summary: 'List the users whom you blocked, newest first',
  method: 'GET',
  path: '/social/get-blocked-users/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize }),
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
