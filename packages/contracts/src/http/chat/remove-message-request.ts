import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const removeMessageRequest = defineOperation({
  id: 'removeMessageRequest',
  summary: 'Remove a message request',
  description:
    'You no longer see its messages, nor later ones until you follow the user or write to them. The other user is not told. `restoreMessageRequest` undoes it. Repeating the request changes nothing.',
  method: 'DELETE',
  path: '/chat/remove-message-request/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the conversation.') }),
  output: z.object({ isRemoved: described(z.boolean(), 'Always `true`.') }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
