import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described, named } from '../describe.ts';
import { instant, listOf } from '../fields.ts';
import { userSummary } from '../users/user.ts';

export const getAllFriends = defineOperation({
  id: 'getAllFriends',
  summary: 'List your conversations, newest first',
  method: 'GET',
  path: '/chat/get-all-friends',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(
    named(
      'Conversation',
      'A conversation with another user.',
      z.object({
        conversationId: described(z.number(), 'Id of the conversation.'),
        user: userSummary,
        lastMessage: described(z.string(), 'Text of the newest message.'),
        lastMessageAt: described(instant, 'When the newest message was sent.'),
        unreadCount: described(z.number(), 'Number of messages that you have not read.'),
      }),
    ),
  ),
});
