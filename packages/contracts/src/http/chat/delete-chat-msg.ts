import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { message, messageId } from './message.ts';

export const deleteChatMsg = defineOperation({
  id: 'deleteChatMsg',
  summary: 'Takes one’s own message back: its place stays, its words do not.',
  method: 'DELETE',
  path: '/chat/delete-chat-msg/:id',
  authorization: 'required',
  input: z.strictObject({ id: messageId }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
