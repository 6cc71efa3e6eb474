import type { fetchUnreadChatsCount as contract } from '@xana/contracts/http/chat/fetch-unread-chats-count';
import { countUnread } from '../../database/chat/conversations.ts';
import type { Handler } from '../../http/handler.ts';

export const fetchUnreadChatsCount: Handler<typeof contract> = ({ database, caller }) =>
  countUnread(database, caller.userId);
