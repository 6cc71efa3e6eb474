import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf } from '../fields.ts';
import { conversation } from './conversation.ts';

export const getMessageRequests = defineOperation({
  id: 'getMessageRequests',
  summary: 'List your message requests, newest first',
  description:
    'Conversations that users whom you do not follow began. They are requests until you accept them, follow the user or answer. They are not part of your unread count.',
  method: 'GET',
  path: '/chat/get-message-requests',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(conversation),
});

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
