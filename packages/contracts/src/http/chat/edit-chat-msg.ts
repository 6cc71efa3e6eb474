import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { message, messageBody, messageId } from './message.ts';

export const editChatMsg = defineOperation({
  id: 'editChatMsg',
  summary: 'Edit a message of yours',
  method: 'PUT',
  path: '/chat/edit-chat-msg/:id',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({ id: messageId, body: messageBody }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
