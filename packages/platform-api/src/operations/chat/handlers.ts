import type { chatOperations } from '@xana/contracts/http/chat/operations';
import type { Implements } from '../../http/handler.ts';
import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';
import { getAllFriends } from './get-all-friends.ts';
import { getFriendsChat } from './get-friends-chat.ts';

export const chatHandlers = {
  fetchUnreadChatsCount,
  getAllFriends,
  getFriendsChat,
} satisfies Implements<typeof chatOperations>;
