import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';

export const fetchUnreadChatsCount = defineOperation({
  id: 'fetchUnreadChatsCount',
  summary: 'Count unread messages',
  method: 'GET',
  path: '/chat/fetch-unread-chats-count',
  authorization: 'required',
  input: z.strictObject({}),
  output: described(z.number(), 'Number of unread messages in all conversations.'),
});
