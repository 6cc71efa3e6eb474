import * as z from '@xana/contracts/schema';
import { MAX_MESSAGE_PICTURES } from '../../chat-limits.ts';
import { defineOperation } from '../../operation.ts';
import { CODE_UNITS_PER_CHARACTER, TEXT_LIMITS } from '../../text-limits.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { clientId, message, newMessagePicture } from './message.ts';

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
    body: described(
      z.string().check(z.maxLength(TEXT_LIMITS.message * CODE_UNITS_PER_CHARACTER.text), z.regex(/^[^\0]*$/)),
      'Text of the message; may be empty beside pictures.',
      { maxLength: TEXT_LIMITS.message, examples: ['See you at eight'] },
    ),
    pictures: described(
      z.optional(z.array(newMessagePicture).check(z.maxLength(MAX_MESSAGE_PICTURES))),
      'Pictures of the message. Each upload can be sent once.',
      { examples: [[]] },
    ),
    replyTo: described(
      z.optional(z.nullable(id)),
      'The `seq` of the message of this conversation that it answers. One that does not exist is left out.',
    ),
  }),
  output: message,
  errors: [
    'USER_NOT_FOUND',
    'MESSAGE_SELF',
    'CLIENT_ID_REUSED',
    'MESSAGES_NOT_ALLOWED',
    'MESSAGE_REQUEST_PENDING',
    'UPLOAD_IMAGE',
  ],
});
