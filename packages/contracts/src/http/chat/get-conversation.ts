import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';
import { userSummary } from '../users/user.ts';

export const getConversation = defineOperation({
  id: 'getConversation',
  summary: 'Get your conversation with a user',
  description: 'Creates nothing: the conversation begins with the first message.',
  method: 'GET',
  path: '/chat/get-conversation/:userId',
  authorization: 'required',
  input: z.strictObject({ userId: described(id, 'Id of the other user.') }),
  output: z.object({
    conversationId: described(z.nullable(z.number()), 'Id of the conversation; null before the first message.'),
    user: userSummary,
    isRequest: described(z.boolean(), 'Whether it is a message request that you have not accepted.'),
    isMuted: described(z.boolean(), 'Whether you muted the user.'),
  }),
  errors: ['USER_NOT_FOUND', 'MESSAGE_SELF'],
});
