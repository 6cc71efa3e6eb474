import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { message, messageId } from './message.ts';

export const restoreChatMsg = defineOperation({
  id: 'restoreChatMsg',
  summary: 'Restore a message that you deleted',
  description: 'Possible for one hour. Its pictures and likes are restored too. Repeating the request changes nothing.',
  method: 'POST',
  path: '/chat/restore-chat-msg',
  authorization: 'required',
  input: z.strictObject({ id: messageId }),
  output: message,
  errors: ['MESSAGE_NOT_FOUND'],
});
