import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';
import { getAllFriends } from './get-all-friends.ts';
import { getFriendsChat } from './get-friends-chat.ts';
import { markChatRead } from './mark-chat-read.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const chatOperations = { fetchUnreadChatsCount, getAllFriends, getFriendsChat, markChatRead } as const;
