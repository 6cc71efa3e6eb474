import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const blockUser = defineOperation({
  id: 'blockUser',
  summary: 'Block a user',
  description:
    'The two users no longer see each other in lists, search, posts and chat, and no longer follow each other. Repeating the request changes nothing.',
  method: 'POST',
  path: '/social/block/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the user.') }),
  output: z.object({ isBlocked: described(z.boolean(), 'Always `true`.') }),
  errors: ['USER_NOT_FOUND', 'BLOCK_SELF'],
});
