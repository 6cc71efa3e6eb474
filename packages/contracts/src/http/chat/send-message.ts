import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';
import { clientId, message, messageBody } from './message.ts';

export const sendMessage = defineOperation({
  id: 'sendMessage',
  summary: 'Sends a message; with a clientId that was used already it answers with that message.',
  method: 'POST',
  path: '/chat/create-msg',
  authorization: 'required',
  input: z.strictObject({ receiverId: id, clientId, body: messageBody }),
  output: message,
  errors: ['USER_NOT_FOUND', 'MESSAGE_SELF', 'CLIENT_ID_REUSED'],
});
