import { type Selectable, sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { violatesUnique } from '../connection/unique-violation.ts';
import { acceptsAnswers } from '../settings/privacy-settings.ts';
import { unblocked } from '../social/blocks.ts';
import type { Tables } from '../tables.ts';
import { isWrittenBy, openConversation } from './conversations.ts';
import { attachPictures, hasPictures, type NewMessagePicture } from './message-pictures.ts';
import { acceptRequest, findMemberState, MAX_REQUEST_MESSAGES } from './message-requests.ts';
import type { MessageKey, MessageRow } from './messages.ts';

export interface NewMessage {
  senderId: number;
  receiverId: number;
  clientId: string;
  body: string;
  /** Sequence number of the message that it answers. One that does not exist is left out. */
  replyTo: number | null;
  pictures: readonly NewMessagePicture[];
}

/**
 * The fast path for most messages: inserts a new message without pictures between two users who have both written and exclude each other
 * neither by a block nor by their privacy settings, in one statement that locks the conversation's row.
 *
 * @returns null in any other case, with nothing written
 */
export async function insertReply(
  database: Database,
  { senderId, receiverId, clientId, body, replyTo, pictures }: NewMessage,
): Promise<MessageRow | null> {
  if (pictures.length > 0) return null;
  const [low, high] = [Math.min(senderId, receiverId), Math.max(senderId, receiverId)];
  try {
    const { rows } = await sql<Inserted>`with open as (
        select conversation_id from conversation_pairs
        join users receiver on receiver.id = ${receiverId} and not receiver.is_inactive
        where low_id = ${low} and high_id = ${high} and is_answered and ${unblocked(senderId, sql`receiver.id`)}
          and ${acceptsAnswers(sql`receiver.id`)}
          and not exists (select from messages where sender_id = ${senderId} and client_id = ${clientId})
      ), next as (
        update conversations set last_sequence = last_sequence + 1, last_change = last_change + 1
        from open where id = open.conversation_id returning id, last_sequence, last_change
      )
      insert into messages (conversation_id, sequence, change, sender_id, client_id, body, reply_sequence)
      select id, last_sequence, last_change, ${senderId}, ${clientId}, ${body}, quoted.sequence from next
      left join messages quoted on quoted.conversation_id = next.id and quoted.sequence = ${replyTo}::integer
      returning messages.*, ${quotedColumn('sender_id')}, ${quotedColumn('body')},
        (select ${hasPictures('quoted')} from messages quoted where quoted.conversation_id = messages.conversation_id
          and quoted.sequence = messages.reply_sequence) as quoted_has_pictures`.execute(database);
    const [row] = rows;
    return row ? { ...row, receiver_id: receiverId, read_sequence: 0, read_at: null, likes: [], pictures: null } : null;
  } catch (error) {
    // A concurrent request inserted the same message first.
    if (violatesUnique(error, 'messages_sender_id_client_id_key')) return null;
    throw error;
  }
}

type Inserted = Selectable<Tables['messages']> &
  Pick<MessageRow, 'quoted_sender_id' | 'quoted_body' | 'quoted_has_pictures'>;

const quotedColumn = (column: 'sender_id' | 'body') =>
  sql`(select ${sql.ref(column)} from messages quoted where quoted.conversation_id = messages.conversation_id
    and quoted.sequence = messages.reply_sequence) as ${sql.ref(`quoted_${column}`)}`;

/** Rolls back the transaction of a message that is stored already. */
class DuplicateMessage extends Error {}
/** Rolls back the transaction of a message that exceeds a request. */
class TooManyMessages extends Error {}
/** Rolls back the transaction of a message with a picture that cannot be attached. */
class PictureUnavailable extends Error {}

/**
 * Inserts a message, and the conversation when it is the first one. The conversation's row is locked until the commit, so
 * its sequence numbers have no gaps and no duplicates.
 *
 * @param alsoDo runs in the same transaction when the receiver sees the message as part of a request
 * @returns `duplicate` when the sender has sent a message with the same `clientId`, `tooMany` when the receiver must accept
 *   the request first, `noPicture` when a picture is not an unsent upload of the sender for a message
 */
export async function insertMessage(
  database: Database,
  message: NewMessage,
  alsoDo: (transaction: Database) => Promise<void>,
): Promise<'stored' | 'duplicate' | 'tooMany' | 'noPicture'> {
  try {
    await database.transaction().execute(async (transaction) => {
      const { conversationId, sequence } = await insertInTransaction(transaction, message);
      const receiver = await findMemberState(transaction, message.receiverId, conversationId);
      // Until the receiver answers, every message of the conversation is the sender's.
      if (receiver?.is_request && sequence > MAX_REQUEST_MESSAGES) throw new TooManyMessages();
      if (receiver?.is_request && receiver.cleared_sequence === 0) await alsoDo(transaction);
    });
    return 'stored';
  } catch (error) {
    if (error instanceof DuplicateMessage) return 'duplicate';
    if (error instanceof TooManyMessages) return 'tooMany';
    if (error instanceof PictureUnavailable) return 'noPicture';
    throw error;
  }
}

async function insertInTransaction(transaction: Database, message: NewMessage): Promise<MessageKey> {
  const { senderId, receiverId, clientId, body, replyTo, pictures } = message;
  const conversationId = await openConversation(transaction, senderId, receiverId);
  const next = await transaction
    .updateTable('conversations')
    .set({ last_sequence: sql`last_sequence + 1`, last_change: sql`last_change + 1` })
    .where('id', '=', conversationId)
    .returning(['last_sequence', 'last_change'])
    .executeTakeFirstOrThrow();
  const inserted = await transaction
    .insertInto('messages')
    .values({
      conversation_id: conversationId,
      sequence: next.last_sequence,
      change: next.last_change,
      sender_id: senderId,
      client_id: clientId,
      body,
      reply_sequence: sql`(select sequence from messages where conversation_id = ${conversationId} and sequence = ${replyTo}::integer)`,
    })
    .onConflict((conflict) => conflict.columns(['sender_id', 'client_id']).doNothing())
    .returning('sequence')
    .executeTakeFirst();
  if (!inserted) throw new DuplicateMessage();
  const key = { conversationId, sequence: next.last_sequence };
  if (!(await attachPictures(transaction, { ...key, senderId }, pictures))) throw new PictureUnavailable();
  await acceptRequest(transaction, senderId, conversationId);
  await transaction
    .updateTable('conversation_pairs')
    .set({ is_answered: true })
    .where('conversation_id', '=', conversationId)
    .where('is_answered', '=', false)
    .where(isWrittenBy(receiverId, conversationId))
    .execute();
  return key;
}
