import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const unfollowUser = defineOperation({
  id: 'unfollowUser',
  summary: 'Stop following somebody. Repeating it changes nothing.',
  method: 'POST',
  path: '/follow/unfollow-user',
  authorization: 'required',
  input: z.strictObject({ userId: id }),
  output: z.object({ isFollowing: z.boolean(), followerCount: z.number() }),
  errors: ['USER_NOT_FOUND'],
});
