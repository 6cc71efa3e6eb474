import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { rankedUser } from './user.ts';

/** Returns 201, as the spec demands. */
export const getMostFollowedUsers = defineOperation({
  id: 'getMostFollowedUsers',
  summary: 'List the most followed users',
  method: 'GET',
  path: '/world/get-most-followed-users',
  isShared: true,
  authorization: 'optional',
  status: 201,
  input: z.strictObject({}),
  output: listOf(rankedUser),
});
