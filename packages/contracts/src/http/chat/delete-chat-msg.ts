import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { message, messageId } from './message.ts';

export const deleteChatMsg = defineOperation({
  id: 'deleteChatMsg',
  summary: 'Delete a message of yours',
  description:
    'The message keeps its position in the conversation; its text is gone. You can restore it for one hour (`restoreChatMsg`).',
  method: 'DELETE',
  path: '/chat/delete-chat-msg/:id',
  authorization: 'required',
  input: z.strictObject({ id: messageId }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
