import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { clientId, message, messageBody } from './message.ts';

export const sendMessage = defineOperation({
  id: 'sendMessage',
  summary: 'Send a message',
  description:
    'Idempotent: a request with a `clientId` that was used before returns the message that was sent then. To a user who does not follow you and has not answered, you can send three messages.',
  method: 'POST',
  path: '/chat/create-msg',
  authorization: 'required',
  needsTerms: true,
  input: z.strictObject({
    receiverId: described(id, 'Id of the user who receives it.'),
    clientId,
    body: messageBody,
    replyTo: described(
      z.optional(z.nullable(id)),
      'The `seq` of the message of this conversation that it answers. One that does not exist is left out.',
    ),
  }),
  output: message,
  errors: ['USER_NOT_FOUND', 'MESSAGE_SELF', 'CLIENT_ID_REUSED', 'MESSAGES_NOT_ALLOWED', 'MESSAGE_REQUEST_PENDING'],
});
