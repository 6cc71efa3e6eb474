import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, instant } from '../fields.ts';

export const findMessageAt = defineOperation({
  id: 'findMessageAt',
  summary: 'Find the first message of a conversation at or after a time',
  description: 'For example of a day: send the time at which it begins where the member is.',
  method: 'GET',
  path: '/chat/find-message-at/:id',
  authorization: 'required',
  input: z.strictObject({
    id: described(id, 'Id of the conversation.'),
    at: described(instant, 'The time.', { examples: ['2026-11-22T00:00:00.000Z'] }),
  }),
  output: z.object({
    seq: described(z.nullable(z.int()), 'Position of the message; null when all messages are older.'),
  }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
