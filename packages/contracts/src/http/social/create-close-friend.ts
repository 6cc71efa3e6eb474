import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const createCloseFriend = defineOperation({
  id: 'createCloseFriend',
  summary: 'Add a close friend',
  description: 'Repeating the request changes nothing. The other user is not told.',
  method: 'POST',
  path: '/social/create-close-friend/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ is_close_friend: described(z.boolean(), 'Always `true`.') }),
  errors: ['USER_NOT_FOUND', 'CLOSE_FRIEND_SELF'],
});
