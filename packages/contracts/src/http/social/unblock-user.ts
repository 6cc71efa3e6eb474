import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const unblockUser = defineOperation({
  id: 'unblockUser',
  summary: 'Unblock a user',
  description: 'Followings that the block ended do not come back.',
  method: 'DELETE',
  path: '/social/block/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isBlocked: described(z.boolean(), 'Always `false`.', { examples: [false] }) }),
});
