import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';

/** Answers 200 with a plain number as data. */
export const fetchUnreadChatsCount = defineOperation({
  id: 'fetchUnreadChatsCount',
  summary: 'How many messages one has not read, over all conversations.',
  method: 'GET',
  path: '/chat/fetch-unread-chats-count',
  authorization: 'required',
  input: z.strictObject({}),
  output: z.number(),
});
