import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const blockUser = defineOperation({
  id: 'blockUser',
  summary:
    'Puts two people out of each other’s sight: lists, search, posts and chat. Ends their following. Twice is once.',
  method: 'POST',
  path: '/social/block/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  output: z.object({ isBlocked: z.boolean() }),
  errors: ['USER_NOT_FOUND', 'BLOCK_SELF'],
});
