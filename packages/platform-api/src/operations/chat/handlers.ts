import type { chatOperations } from '@xana/contracts/http/chat/operations';
import type { Implements } from '../../http/handler.ts';
import { fetchUnreadChatsCount } from './fetch-unread-chats-count.ts';

export const chatHandlers = { fetchUnreadChatsCount } satisfies Implements<typeof chatOperations>;
