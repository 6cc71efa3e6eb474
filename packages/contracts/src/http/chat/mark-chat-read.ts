import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id } from '../fields.ts';

export const markChatRead = defineOperation({
  id: 'markChatRead',
  summary: 'Everything in this conversation up to now is read. Repeating it changes nothing.',
  method: 'PUT',
  path: '/chat/mark-chat-read/:id',
  authorization: 'required',
  input: z.strictObject({ id }),
  /** How many are unread over all conversations now. */
  output: z.object({ unreadCount: z.number() }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
