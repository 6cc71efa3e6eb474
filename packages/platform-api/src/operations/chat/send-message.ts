import type { Message } from '@xana/contracts/http/chat/message';
import type { sendMessage as contract } from '@xana/contracts/http/chat/send-message';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { apiError } from '../../api-error.ts';
import { isReachable } from '../../database/blocks.ts';
import { hasWritten } from '../../database/conversations.ts';
import { selectViewers } from '../../database/message-requests.ts';
import { findSentMessage, type MessageRow } from '../../database/messages.ts';
import { insertMessage, insertReply, type NewMessage } from '../../database/send-message.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';
import { notify } from '../notifications/notify.ts';
import { requireAcceptsMessages } from '../settings/require-accepts-messages.ts';
import { toMessage } from './to-message.ts';

export const sendMessage: Handler<typeof contract> = (call) => deliverMessage(call);

type Sender = Pick<Call<typeof contract>, 'input' | 'database' | 'chatEvents' | 'memberLimits'> & {
  caller: { userId: number };
};

/**
 * Stores a message and emits it to the sockets of both users. A repeated `clientId` is idempotent: the stored message is
 * returned, not stored twice and not emitted again. The HTTP operation and the socket event share this function.
 *
 * @throws ApiError INPUT_INVALID for a body that is empty or too long, RATE_LIMITED, USER_NOT_FOUND, MESSAGE_SELF,
 *   MESSAGES_NOT_ALLOWED by the receiver's privacy settings, MESSAGE_REQUEST_PENDING, or CLIENT_ID_REUSED when the id
 *   belongs to another message
 */
export async function deliverMessage(sender: Sender): Promise<Message> {
  const { input, caller, chatEvents, memberLimits } = sender;
  const { receiverId, clientId, replyTo = null } = input;
  const senderId = caller.userId;
  const body = readText('body', input.body, TEXT_LIMITS.message);
  if (senderId === receiverId) throw apiError('MESSAGE_SELF');
  // The limit comes before any query, and counts HTTP calls and socket events together.
  await memberLimits.require('sendMessage', senderId);
  const newMessage = { senderId, receiverId, clientId, body, replyTo };
  const { row, viewers } = await findOrInsert(sender, newMessage);
  const message = toMessage(row);
  if (viewers.length > 0) chatEvents.emit({ to: viewers, event: 'message', data: message });
  requireSame(message, newMessage);
  return message;
}

/** @returns the stored message, and the users who are shown it now, none when it was stored before */
async function findOrInsert(
  { database, memberLimits }: Sender,
  newMessage: NewMessage,
): Promise<{ row: MessageRow; viewers: number[] }> {
  const { senderId, receiverId, clientId } = newMessage;
  const reply = await insertReply(database, newMessage);
  if (reply) return { row: reply, viewers: [senderId, receiverId] };
  const known = await findSentMessage(database, senderId, clientId);
  if (known) return { row: known, viewers: [] };
  if (!(await isReachable(database, senderId, receiverId))) throw apiError('USER_NOT_FOUND');
  const isAnswer = await hasWritten(database, receiverId, senderId);
  await requireAcceptsMessages(database, { senderId, receiverId, isAnswer });
  if (!isAnswer) await memberLimits.require('sendUnanswered', senderId);
  const outcome = await insertMessage(database, newMessage, (transaction) =>
    notify(transaction, { kind: 'messageRequest', to: receiverId, actorId: senderId }),
  );
  if (outcome === 'tooMany') throw apiError('MESSAGE_REQUEST_PENDING');
  const row = await findSentMessage(database, senderId, clientId);
  if (!row) throw new Error(`The message ${clientId} of user ${senderId} was stored and cannot be read.`);
  const key = { conversationId: row.conversation_id, sequence: row.sequence };
  return { row, viewers: outcome === 'stored' ? await selectViewers(database, key) : [] };
}

/** A `clientId` that was used for another body or receiver is a client bug, and must not look like success. */
function requireSame({ receiverId, body, editedAt, deletedAt }: Message, sent: NewMessage): void {
  const wasChanged = editedAt !== null || deletedAt !== null;
  if (receiverId !== sent.receiverId || (!wasChanged && body !== sent.body)) throw apiError('CLIENT_ID_REUSED');
}
