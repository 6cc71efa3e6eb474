import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const createCloseFriend = defineOperation({
  id: 'createCloseFriend',
  summary: 'Make somebody a close friend. Repeating it changes nothing; they do not learn of it.',
  method: 'POST',
  path: '/social/create-close-friend/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  output: z.object({ is_close_friend: z.boolean() }),
  errors: ['USER_NOT_FOUND', 'CLOSE_FRIEND_SELF'],
});
