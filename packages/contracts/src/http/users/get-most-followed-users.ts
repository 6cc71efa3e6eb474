import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { listOf } from '../fields.ts';
import { userSummary } from '../spaces/space.ts';

/** Answers 201, as the spec reads it. */
export const getMostFollowedUsers = defineOperation({
  id: 'getMostFollowedUsers',
  summary: 'The people whom most others follow.',
  method: 'GET',
  path: '/world/get-most-followed-users',
  isShared: true,
  authorization: 'optional',
  status: 201,
  input: z.strictObject({}),
  output: listOf(z.extend(userSummary, { followerCount: z.number(), isFollowing: z.boolean() })),
});
