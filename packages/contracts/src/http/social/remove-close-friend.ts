import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const removeCloseFriend = defineOperation({
  id: 'removeCloseFriend',
  summary: 'Take somebody out of one’s close friends. Repeating it changes nothing.',
  method: 'DELETE',
  path: '/social/remove-close-friend/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  output: z.object({ is_close_friend: z.boolean() }),
});
