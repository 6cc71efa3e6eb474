import type { chatOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { deleteChatMsg } from './delete-chat-msg.ts';
import { editChatMsg } from './edit-chat-msg.ts';
import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';
import { getAllFriends } from './get-all-friends.ts';
import { getChatChanges } from './get-chat-changes.ts';
import { getConversation } from './get-conversation.ts';
import { getFriendsChat } from './get-friends-chat.ts';
import { likeUnlikeMsg } from './like-unlike-msg.ts';
import { markChatRead } from './mark-chat-read.ts';
import { sendMessage } from './send-message.ts';

export const chatHandlers = {
  deleteChatMsg,
  editChatMsg,
  fetchUnreadChatsCount,
  getAllFriends,
  getChatChanges,
  getConversation,
  getFriendsChat,
  likeUnlikeMsg,
  markChatRead,
  sendMessage,
} satisfies Implements<typeof chatOperations>;
