import type { Message } from '@xana/contracts/http/chat/message';
import type { PendingMessage } from '../../../shared/outbox/pending-message.ts';

/** A message of a conversation: confirmed by the server, or still in the outbox. */
export type ShownMessage = Message | PendingMessage;

export const isConfirmed = (message: ShownMessage): message is Message => 'seq' in message;

/**
 * Identifies a message before and after it is confirmed, so that its row stays and what was opened from it stays open. A
 * `clientId` is unique for its sender alone.
 */
export const keyOf = ({ senderId, clientId }: ShownMessage): string => `${senderId}-${clientId}`;
