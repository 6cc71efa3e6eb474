import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const restoreMessageRequest = defineOperation({
  id: 'restoreMessageRequest',
  summary: 'Restore a message request that you removed',
  description: 'Repeating the request changes nothing.',
  method: 'PUT',
  path: '/chat/restore-message-request/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the conversation.') }),
  output: z.object({ isRemoved: described(z.boolean(), 'Always `false`.') }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
