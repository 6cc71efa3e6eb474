import type { chatOperations } from '@xana/contracts/http/all-operations';
import type { Implements } from '../../http/handler.ts';
import { acceptMessageRequest } from './accept-message-request.ts';
import { deleteChatMsg } from './delete-chat-msg.ts';
import { editChatMsg } from './edit-chat-msg.ts';
import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';
import { findMessageAt } from './find-message-at.ts';
import { getAllFriends } from './get-all-friends.ts';
import { getChatChanges } from './get-chat-changes.ts';
import { getConversation } from './get-conversation.ts';
import { getFriendsChat } from './get-friends-chat.ts';
import { getLinkCard } from './get-link-card.ts';
import { getMessageRequests } from './get-message-requests.ts';
import { likeUnlikeMsg } from './like-unlike-msg.ts';
import { markChatRead } from './mark-chat-read.ts';
import { removeMessageRequest } from './remove-message-request.ts';
import { restoreChatMsg } from './restore-chat-msg.ts';
import { restoreMessageRequest } from './restore-message-request.ts';
import { searchMessages } from './search-messages.ts';
import { sendMessage } from './send-message.ts';
import { uploadChatPicture } from './upload-chat-picture.ts';

export const chatHandlers = {
  acceptMessageRequest,
  deleteChatMsg,
  editChatMsg,
  fetchUnreadChatsCount,
  findMessageAt,
  getAllFriends,
  getChatChanges,
  getConversation,
  getFriendsChat,
  getLinkCard,
  getMessageRequests,
  likeUnlikeMsg,
  markChatRead,
  removeMessageRequest,
  restoreChatMsg,
  restoreMessageRequest,
  searchMessages,
  sendMessage,
  uploadChatPicture,
} satisfies Implements<typeof chatOperations>;
