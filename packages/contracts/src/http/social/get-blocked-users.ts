import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { instant, listOf, pageNumber, pageSize } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

export const getBlockedUsers = defineOperation({
  id: 'getBlockedUsers',
  summary: 'List the users whom the caller blocked, newest first',
  method: 'GET',
  path: '/social/get-blocked-users/:pageNumber/:pageSize',
  authorization: 'required',
  input: z.strictObject({ pageNumber, pageSize }),
  output: listOf(z.extend(userSummary, { username: z.string(), blockedAt: instant })),
});
