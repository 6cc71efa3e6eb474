import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const acceptMessageRequest = defineOperation({
  id: 'acceptMessageRequest',
  summary: 'Accept a message request',
  description:
    'The conversation moves to your conversations. The other user is not told. Repeating the request changes nothing.',
  method: 'PUT',
  path: '/chat/accept-message-request/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the conversation.') }),
  output: z.object({ isAccepted: described(z.boolean(), 'Always `true`.') }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
