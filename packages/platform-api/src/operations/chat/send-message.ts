import type { Message } from '@xana/contracts/http/chat/message';
import type { sendMessage as contract } from '@xana/contracts/http/chat/send-message';
import { TEXT_LIMITS } from '@xana/contracts/text-limits';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { apiError } from '../../api-error.ts';
import { isReachable, unblocked } from '../../database/blocks.ts';
import type { Database } from '../../database/connect-database.ts';
import { openConversation } from '../../database/conversations.ts';
import { selectMessages, toMessage } from '../../database/messages.ts';
import type { Tables } from '../../database/tables.ts';
import { violatesUnique } from '../../database/unique-violation.ts';
import type { Call, Handler } from '../../http/handler.ts';
import { readText } from '../../http/read-text.ts';

interface Sending {
  senderId: number;
  receiverId: number;
  clientId: string;
  body: string;
}

/** Undoes the transaction of a message that was sent already. */
class AlreadySent extends Error {}

export const sendMessage: Handler<typeof contract> = (call) => deliverMessage(call);

type Sender = Pick<Call<typeof contract>, 'input' | 'database' | 'chatEvents' | 'memberLimits'> & {
  caller: { userId: number };
};

/**
 * Stores a message and emits it to the sockets of both users. A repeated `clientId` is idempotent: the stored message is
 * returned, not stored twice and not emitted again. The HTTP operation and the socket event share this function.
 *
 * @throws ApiError INPUT_INVALID for a body that is empty or too long, RATE_LIMITED, USER_NOT_FOUND, MESSAGE_SELF, or
 *   CLIENT_ID_REUSED when the id belongs to another message
 */
export async function deliverMessage({ input, caller, database, chatEvents, memberLimits }: Sender): Promise<Message> {
  const body = readText('body', input.body, TEXT_LIMITS.message);
  const sending = { ...input, body, senderId: caller.userId };
  const { senderId, receiverId, clientId } = sending;
  if (senderId === receiverId) throw apiError('MESSAGE_SELF');
  // The limit comes before any query, and counts HTTP calls and socket events together.
  await memberLimits.require('sendMessage', senderId);
  const quickly = await keepInConversation(database, sending);
  if (quickly) {
    chatEvents.emit({ to: [senderId, receiverId], event: 'message', data: quickly });
    return quickly;
  }
  const known = await findSent(database, senderId, clientId);
  if (known) return theSame(known, sending);
  if (!(await isReachable(database, senderId, receiverId))) throw apiError('USER_NOT_FOUND');
  if (!(await hasWritten(database, receiverId, senderId))) await memberLimits.require('sendUnanswered', senderId);
  let isNew = true;
  try {
    await database.transaction().execute((transaction) => keep(transaction, sending));
  } catch (error) {
    if (!(error instanceof AlreadySent)) throw error;
    isNew = false;
  }
  const message = await findSent(database, senderId, clientId);
  if (!message) throw new Error('A message was sent and is not there.');
  if (isNew) chatEvents.emit({ to: [senderId, receiverId], event: 'message', data: message });
  return theSame(message, sending);
}

/**
 * What most messages are: a new one, between two who have both written and may meet. One statement does all of it or
 * nothing, with the conversation's row locked as below.
 *
 * @returns null when it is anything else, and nothing was written
 */
async function keepInConversation(
  database: Database,
  { senderId, receiverId, clientId, body }: Sending,
): Promise<Message | null> {
  const [low, high] = [Math.min(senderId, receiverId), Math.max(senderId, receiverId)];
  try {
    const { rows } = await sql<Selectable<Tables['messages']>>`with open as (
        select conversation_id from conversation_pairs
        join users receiver on receiver.id = ${receiverId} and not receiver.is_banned
        where low_id = ${low} and high_id = ${high} and is_answered and ${unblocked(senderId, sql`receiver.id`)}
          and not exists (select from messages where sender_id = ${senderId} and client_id = ${clientId})
      ), next as (
        update conversations set last_sequence = last_sequence + 1, last_change = last_change + 1
        from open where id = open.conversation_id returning id, last_sequence, last_change
      )
      insert into messages (conversation_id, sequence, change, sender_id, client_id, body)
      select id, last_sequence, last_change, ${senderId}, ${clientId}, ${body} from next
      returning *`.execute(database);
    const [row] = rows;
    return row ? toMessage({ ...row, receiver_id: receiverId, read_sequence: 0, read_at: null, likes: [] }) : null;
  } catch (error) {
    // The same message, sent at the same moment: the other one was first.
    if (violatesUnique(error, 'messages_sender_id_client_id_key')) return null;
    throw error;
  }
}

/** The conversation's row is locked until the message is in, so its numbers have no gaps and no repeats. */
async function keep(transaction: Database, { senderId, receiverId, clientId, body }: Sending): Promise<void> {
  const conversationId = await openConversation(transaction, senderId, receiverId);
  const next = await transaction
    .updateTable('conversations')
    .set({ last_sequence: sql`last_sequence + 1`, last_change: sql`last_change + 1` })
    .where('id', '=', conversationId)
    .returning(['last_sequence', 'last_change'])
    .executeTakeFirstOrThrow();
  const kept = await transaction
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      sequence: next.last_sequence,
      change: next.last_change,
      sender_id: senderId,
      client_id: clientId,
      body,
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning('sequence')
    .executeTakeFirst();
  if (!kept) throw new AlreadySent();
  await transaction
    .updateTable('conversation_pairs')
    .set({ is_answered: true })
    .where('conversation_id', '=', conversationId)
    .where('is_answered', '=', false)
    .where(isWrittenBy(receiverId, conversationId))
    .execute();
}

const isWrittenBy = (userId: number, conversationId: number | RawBuilder<unknown>) =>
  sql<boolean>`exists (select from messages where conversation_id = ${conversationId} and sender_id = ${userId})`;

/** Whether a member has ever written to another. */
async function hasWritten(database: Database, userId: number, otherId: number): Promise<boolean> {
  const [low, high] = [Math.min(userId, otherId), Math.max(userId, otherId)];
  const row = await database
    .selectFrom('conversation_pairs')
    .select('conversation_id')
    .where('low_id', '=', low)
    .where('high_id', '=', high)
    .where(isWrittenBy(userId, sql.ref('conversation_pairs.conversation_id')))
    .executeTakeFirst();
  return row !== undefined;
}

async function findSent(database: Database, senderId: number, clientId: string): Promise<Message | null> {
  const row = await selectMessages(database)
    .where('messages.sender_id', '=', senderId)
    .where('messages.client_id', '=', clientId)
    .executeTakeFirst();
  return row ? toMessage(row) : null;
}

/** An id that stands for other words or another person is a mistake of the client, which must not look like success. */
function theSame(message: Message, { receiverId, body }: Sending): Message {
  const wasChanged = message.editedAt !== null || message.deletedAt !== null;
  if (message.receiverId !== receiverId || (!wasChanged && message.body !== body)) throw apiError('CLIENT_ID_REUSED');
  return message;
}
