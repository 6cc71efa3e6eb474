import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const unmuteUser = defineOperation({
  id: 'unmuteUser',
  summary: 'Unmute a user',
  description: 'Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/social/mute/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isMuted: described(z.boolean(), 'Always `false`.', { examples: [false] }) }),
});
