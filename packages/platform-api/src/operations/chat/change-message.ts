import type { Message } from '@xana/contracts/http/chat/message';
import { apiError } from '../../api-error.ts';
import { findPartner } from '../../database/chat/conversations.ts';
import { selectViewers } from '../../database/chat/message-requests.ts';
import { changeMessage, type MessageKey, type MessageRow } from '../../database/chat/messages.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import type { Platform } from '../../platform.ts';
import { toMessage } from './to-message.ts';

/** @param id `38-12`, as the contract has checked */
export function toMessageKey(id: string): MessageKey {
  const [conversationId = 0, sequence = 0] = id.split('-').map(Number);
  return { conversationId, sequence };
}

type ChatPlatform = Pick<Platform, 'config' | 'database' | 'chatEvents'>;

/**
 * Changes a message of a conversation of the caller and emits it to the members who see it. A change that changes nothing returns
 * the message and emits nothing.
 *
 * @param change runs within the transaction; returns whether it changed anything
 * @throws ApiError MESSAGE_NOT_FOUND for a message that does not exist, was deleted, or is in another users' conversation
 */
export const changeAndEmit = (
  platform: ChatPlatform,
  callerId: number,
  key: MessageKey,
  change: (transaction: Database, message: MessageRow) => Promise<boolean>,
): Promise<Message> => emitChanged(platform, callerId, key, () => changeMessage(platform.database, key, change));

/**
 * As `changeAndEmit`, for a change that is a transaction of its own.
 *
 * @param run returns null when there is no such message
 * @throws ApiError MESSAGE_NOT_FOUND
 */
export async function emitChanged(
  { config, database, chatEvents }: ChatPlatform,
  callerId: number,
  key: MessageKey,
  run: () => Promise<{ row: MessageRow; isChanged: boolean } | null>,
): Promise<Message> {
  const partnerId = await findPartner(database, callerId, key.conversationId);
  const viewers = partnerId === null ? [] : await selectViewers(database, key);
  if (!viewers.includes(callerId)) throw apiError('MESSAGE_NOT_FOUND');
  const changed = await run();
  if (!changed) throw apiError('MESSAGE_NOT_FOUND');
  const message = toMessage(config, changed.row);
  if (changed.isChanged) chatEvents.emit({ to: viewers, event: 'message', data: message });
  return message;
}
