import type { chatOperations } from '@xana/contracts/http/chat/operations';
import type { Implements } from '../../http/handler.ts';
import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';
import { getAllFriends } from './get-all-friends.ts';
import { getFriendsChat } from './get-friends-chat.ts';
import { markChatRead } from './mark-chat-read.ts';

export const chatHandlers = {
  fetchUnreadChatsCount,
  getAllFriends,
  getFriendsChat,
  markChatRead,
} satisfies Implements<typeof chatOperations>;
