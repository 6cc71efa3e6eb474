import * as z from '@xana/contracts/schema';
import { defineOperation } from '../../operation.ts';
import { described } from '../describe.ts';
import { id, listOf } from '../fields.ts';
import { userSummary } from '../users/user.ts';
import { conversation } from './conversation.ts';

export const getAllFriends = defineOperation({
  id: 'getAllFriends',
  summary: 'List your conversations, newest first',
  description: 'Without message requests, which `getMessageRequests` lists.',
  method: 'GET',
  path: '/chat/get-all-friends',
  authorization: 'required',
  input: z.strictObject({}),
  output: listOf(conversation),
});

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

export const fetchUnreadChatsCount = defineOperation({
  id: 'fetchUnreadChatsCount',
  summary: 'Count unread messages',
  method: 'GET',
  path: '/chat/fetch-unread-chats-count',
  authorization: 'required',
  input: z.strictObject({}),
  output: described(z.number(), 'Number of unread messages in all conversations.'),
});

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
