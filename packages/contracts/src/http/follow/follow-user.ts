import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const followUser = defineOperation({
  id: 'followUser',
  summary: 'Follow a user',
  description: 'Repeating the request changes nothing.',
  method: 'POST',
  path: '/follow/user',
  authorization: 'required',
  input: z.strictObject({ userId: described(id, 'Id of the user to follow.') }),
  output: z.object({
    isFollowing: described(z.boolean(), 'Always `true`.'),
    followerCount: described(z.number(), 'Number of followers of that user.'),
  }),
  errors: ['USER_NOT_FOUND', 'FOLLOW_SELF'],
});
