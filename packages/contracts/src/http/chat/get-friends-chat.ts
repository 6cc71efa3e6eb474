import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf, pageNumber, pageSize } from '../fields.ts';
import { message } from './message.ts';

export const getFriendsChat = defineOperation({
  id: 'getFriendsChat',
  summary: 'List the messages of a conversation, newest first',
  description: 'A conversation of other users returns `CONVERSATION_NOT_FOUND`.',
  method: 'GET',
  path: '/chat/get-friends-chat/:id/:page/:limit',
  authorization: 'required',
  input: z.strictObject({ id: described(id, 'Id of the conversation.'), page: pageNumber, limit: pageSize }),
  output: z.extend(listOf(message), {
    firstSeq: described(
      z.int(),
      'Position of the first message that you see: 1, or more after you removed a message request.',
    ),
  }),
  errors: ['CONVERSATION_NOT_FOUND'],
});
