import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';

/** The calls of this area; the server must answer each of them to compile. */
export const chatOperations = { fetchUnreadChatsCount } as const;
