import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { message } from './message.ts';

/** A page holds the newest messages first; another one’s conversation is not found. */
export const getFriendsChat = defineOperation({
  id: 'getFriendsChat',
  summary: 'Messages of one conversation, page by page back into the past.',
  method: 'GET',
  path: '/chat/get-friends-chat/:id/:page/:limit',
  authorization: 'required',
  input: z.strictObject({ id, page: pageNumber, limit: pageSize }),
  output: listOf(message),
  errors: ['CONVERSATION_NOT_FOUND'],
});
