import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const unfollowUser = defineOperation({
  id: 'unfollowUser',
  summary: 'Unfollow a user',
  description: 'Repeating the request changes nothing.',
  method: 'POST',
  path: '/follow/unfollow-user',
  authorization: 'required',
  input: z.strictObject({ userId: described(id, 'Id of the user to unfollow.') }),
  output: z.object({
    isFollowing: described(z.boolean(), 'Always `false`.', { examples: [false] }),
    followerCount: described(z.number(), 'Number of followers of that user.'),
  }),
  errors: ['USER_NOT_FOUND'],
});
