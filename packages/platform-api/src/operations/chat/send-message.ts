import type { Message, newMessagePicture } from '@xana/contracts/http/chat/message';
import type { sendMessage as contract } from '@xana/contracts/http/chat/messages';
import type { output as Output } from '@xana/contracts/schema';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { tidyText } from '@xana/validation';
import { apiError } from '../../api-error.ts';
import { hasWritten } from '../../database/chat/conversations.ts';
import { selectViewers } from '../../database/chat/message-requests.ts';
import { findSentMessage, type MessageRow } from '../../database/chat/messages.ts';
import { insertMessage, insertReply, type NewMessage } from '../../database/chat/send-message.ts';
import type { Database } from '../../database/connection/connect-database.ts';
import { isFollowing } from '../../database/follow/follows.ts';
import { selectPrivacySettings } from '../../database/settings/privacy-settings.ts';
import { isReachable } from '../../database/social/blocks.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { readPictureDescription } from '../../http/read-picture-description.ts';
import { readText } from '../../http/read-text.ts';
import { pictureAddress, uploadKeyOf } from '../../media/picture-store.ts';
import { notify } from '../notifications/notify.ts';
import { toMessage } from './to-message.ts';

export const sendMessage: Handler<typeof contract> = (call) => deliverMessage(call);

type Sender = Pick<Call<typeof contract>, 'input' | 'config' | 'database' | 'chatEvents' | 'memberLimits'> & {
  caller: { userId: number };
};

/**
 * Stores a message and emits it to the sockets of both users. A repeated `clientId` is idempotent: the stored message is
 * returned, not stored twice and not emitted again. The HTTP operation and the socket event share this function.
 *
 * @throws ApiError INPUT_INVALID for a body that is empty or too long, RATE_LIMITED, USER_NOT_FOUND, MESSAGE_SELF,
 *   MESSAGES_NOT_ALLOWED by the receiver's privacy settings, MESSAGE_REQUEST_PENDING, CLIENT_ID_REUSED when the id
 *   belongs to another message, or UPLOAD_IMAGE for a picture that is not an unsent upload of the sender
 */
export async function deliverMessage(sender: Sender): Promise<Message> {
  const { input, config, caller, chatEvents, memberLimits } = sender;
  const { receiverId, clientId, replyTo = null } = input;
  const senderId = caller.userId;
  const pictures = (input.pictures ?? []).map((picture) => readPicture(config, picture));
  const body = readBody(input.body, pictures.length > 0);
  if (senderId === receiverId) throw apiError('MESSAGE_SELF');
  // The limit comes before any query, and counts HTTP calls and socket events together.
  await memberLimits.require('sendMessage', senderId);
  const newMessage = { senderId, receiverId, clientId, body, replyTo, pictures };
  const { row, viewers } = await findOrInsert(sender, newMessage);
  const message = toMessage(config, row);
  if (viewers.length > 0) chatEvents.emit({ to: viewers, event: 'message', data: message });
  requireSame(config, message, newMessage);
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
  if (outcome === 'noPicture') throw apiError('UPLOAD_IMAGE');
  const row = await findSentMessage(database, senderId, clientId);
  if (!row) throw new Error(`The message ${clientId} of user ${senderId} was stored and cannot be read.`);
  const key = { conversationId: row.conversation_id, sequence: row.sequence };
  return { row, viewers: outcome === 'stored' ? await selectViewers(database, key) : [] };
}

const readBody = (text: string, hasPictures: boolean): string =>
  hasPictures && tidyText(text) === '' ? '' : readText('body', text, TEXT_LIMITS.message);

/** SSRF: the URL is only compared and never fetched. */
function readPicture(
  config: Sender['config'],
  { url, alt: written }: Output<typeof newMessagePicture>,
): NewMessage['pictures'][number] {
  const picture = uploadKeyOf(config, 'chat', url);
  if (picture === null) throw apiError('UPLOAD_IMAGE');
  return { picture, alt: readPictureDescription(written) };
}

/** A `clientId` that was used for another message or receiver is a client bug, and must not look like success. */
function requireSame(config: Sender['config'], message: Message, sent: NewMessage): void {
  const { receiverId, body, pictures = [], editedAt, deletedAt } = message;
  const sameText = editedAt !== null || body === sent.body;
  const samePictures =
    String(pictures.map(({ url }) => url)) ===
    String(sent.pictures.map(({ picture }) => pictureAddress(config, picture)));
  if (receiverId !== sent.receiverId || (deletedAt === null && !(sameText && samePictures)))
    throw apiError('CLIENT_ID_REUSED');
}

interface Delivery {
  senderId: number;
  receiverId: number;
  /** The receiver has sent the sender a message before. */
  isAnswer: boolean;
}

/** @throws ApiError MESSAGES_NOT_ALLOWED when the receiver's privacy settings exclude the sender */
async function requireAcceptsMessages(database: Database, { senderId, receiverId, isAnswer }: Delivery): Promise<void> {
  const { messageSenders } = await selectPrivacySettings(database, receiverId);
  if (messageSenders === 'everybody') return;
  const isAllowed = messageSenders === 'following' && (isAnswer || (await isFollowing(database, receiverId, senderId)));
  if (!isAllowed) throw apiError('MESSAGES_NOT_ALLOWED');
}
