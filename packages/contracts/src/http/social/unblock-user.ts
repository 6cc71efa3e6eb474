import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const unblockUser = defineOperation({
  id: 'unblockUser',
  summary: 'Takes one’s own block back; who followed whom before does not come back with it.',
  method: 'DELETE',
  path: '/social/block/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  output: z.object({ isBlocked: z.boolean() }),
});
