import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id } from '../fields.ts';

export const markChatRead = defineOperation({
  id: 'markChatRead',
  summary: 'Mark a conversation as read',
  description: 'Marks every message up to now. Repeating the request changes nothing.',
  method: 'PUT',
  path: '/chat/mark-chat-read/:id',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the conversation.') }),
  output: z.object({
    unreadCount: described(z.number(), 'Number of messages that are still unread, in all conversations.'),
  }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
