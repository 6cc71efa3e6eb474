import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const removeCloseFriend = defineOperation({
  id: 'removeCloseFriend',
  summary: 'Remove a close friend',
  description: 'Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/social/remove-close-friend/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ is_close_friend: described(z.boolean(), 'Always `false`.', { examples: [false] }) }),
});
