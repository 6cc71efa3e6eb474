import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

export const getHotUsers = defineOperation({
  id: 'getHotUsers',
  summary: 'People whose spaces were visited most in the last seven days, a recent visit counting more.',
  method: 'GET',
  path: '/users/get-hot-users',
  isShared: true,
  authorization: 'optional',
  input: z.strictObject({}),
  output: listOf(z.extend(userSummary, { followerCount: z.number(), isFollowing: z.boolean() })),
});
