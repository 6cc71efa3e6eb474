import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const followUser = defineOperation({
  id: 'followUser',
  summary: 'Follow somebody. Repeating it changes nothing.',
  method: 'POST',
  path: '/follow/user',
  authorization: 'required',
  input: z.strictObject({ userId: id }),
  output: z.object({ isFollowing: z.boolean(), followerCount: z.number() }),
  errors: ['USER_NOT_FOUND', 'FOLLOW_SELF'],
});
