import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { hasPictures, messagePicturesJson } from './message-pictures.ts';

/** Identifies a message: the sequence numbers of a conversation start at 1 and have no gaps. */
export interface MessageKey {
  conversationId: number;
  sequence: number;
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof selectMessages>['execute']>>[number];

/** Messages with their receiver, how far the receiver has read, and the message that they answer. */
export function selectMessages(database: Database) {
  return database
    .selectFrom('messages')
    .innerJoin('conversation_members as receiver', (join) =>
      join
        .onRef('receiver.conversation_id', '=', 'messages.conversation_id')
        .onRef('receiver.user_id', '<>', 'messages.sender_id'),
    )
    .leftJoin('messages as quoted', (join) =>
      join
        .onRef('quoted.conversation_id', '=', 'messages.conversation_id')
        .onRef('quoted.sequence', '=', 'messages.reply_sequence'),
    )
    .select([
      'messages.conversation_id',
      'messages.sequence',
      'messages.sender_id',
      'messages.client_id',
      'messages.body',
      'messages.change',
      'messages.created_at',
      'messages.edited_at',
      'messages.deleted_at',
      'messages.hidden_at',
      'messages.reply_sequence',
      'quoted.sender_id as quoted_sender_id',
      'quoted.body as quoted_body',
      'receiver.user_id as receiver_id',
      'receiver.read_sequence',
      'receiver.read_at',
    ])
    .select([messagePicturesJson.as('pictures'), hasPictures('quoted').as('quoted_has_pictures')])
    .select(
      sql<number[]>`array(select likes.user_id from message_likes likes
        where likes.conversation_id = messages.conversation_id and likes.sequence = messages.sequence
        order by likes.user_id)`.as('likes'),
    );
}

export function findMessage(
  database: Database,
  { conversationId, sequence }: MessageKey,
): Promise<MessageRow | undefined> {
  return selectMessages(database)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.sequence', '=', sequence)
    .executeTakeFirst();
}

/** The message that a sender sent with this `clientId`. */
export function findSentMessage(
  database: Database,
  senderId: number,
  clientId: string,
): Promise<MessageRow | undefined> {
  return selectMessages(database)
    .where('messages.sender_id', '=', senderId)
    .where('messages.client_id', '=', clientId)
    .executeTakeFirst();
}

/** The messages of a range of sequence numbers, the latest first. */
export function selectMessagesUpTo(
  database: Database,
  { conversationId, sequence, firstSeq }: MessageKey & { firstSeq: number },
  limit: number,
): Promise<MessageRow[]> {
  return selectMessages(database)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.sequence', '>=', firstSeq)
    .where('messages.sequence', '<=', sequence)
    .orderBy('messages.sequence', 'desc')
    .limit(limit)
    .execute();
}

/** The messages that changed after a change number, in the order of their changes. */
export function selectChangedMessages(
  database: Database,
  { conversationId, change, firstSeq }: { conversationId: number; change: number; firstSeq: number },
  limit: number,
): Promise<MessageRow[]> {
  return selectMessages(database)
    .where('messages.conversation_id', '=', conversationId)
    .where('messages.change', '>', change)
    .where('messages.sequence', '>=', firstSeq)
    .orderBy('messages.change')
    .limit(limit)
    .execute();
}

/**
 * Changes a message and gives it the next change number of its conversation, in one transaction. The conversation's row is
 * locked first, as when a message is sent, so that the changes of a conversation are serialized.
 *
 * @param change runs within the transaction; returns whether it changed anything
 * @returns null for a message that does not exist or was deleted
 */
export function changeMessage(
  database: Database,
  key: MessageKey,
  change: (transaction: Database, message: MessageRow) => Promise<boolean>,
): Promise<{ row: MessageRow; isChanged: boolean } | null> {
  return database.transaction().execute(async (transaction) => {
    await lockConversation(transaction, key.conversationId);
    const before = await findMessage(transaction, key);
    if (!before || before.deleted_at) return null;
    if (!(await change(transaction, before))) return { row: before, isChanged: false };
    return { row: await countChange(transaction, key), isChanged: true };
  });
}

/** Serializes the changes of a conversation until the end of the transaction. */
export async function lockConversation(transaction: Database, conversationId: number): Promise<void> {
  await sql`select from conversations where id = ${conversationId} for update`.execute(transaction);
}

/** Gives a changed message the next change number of its conversation, which is locked. */
export async function countChange(transaction: Database, key: MessageKey): Promise<MessageRow> {
  const { last_change } = await transaction
    .updateTable('conversations')
    .set({ last_change: sql`last_change + 1` })
    .where('id', '=', key.conversationId)
    .returning('last_change')
    .executeTakeFirstOrThrow();
  await updateMessage(transaction, key).set({ change: last_change }).execute();
  const row = await findMessage(transaction, key);
  if (!row) throw new Error(`Message ${key.conversationId}-${key.sequence} was changed and cannot be read.`);
  return row;
}

const updateMessage = (transaction: Database, { conversationId, sequence }: MessageKey) =>
  transaction.updateTable('messages').where('conversation_id', '=', conversationId).where('sequence', '=', sequence);

export async function updateMessageBody(transaction: Database, key: MessageKey, body: string): Promise<void> {
  await updateMessage(transaction, key).set({ body, edited_at: new Date() }).execute();
}

export async function likeMessage(
  transaction: Database,
  { conversationId, sequence }: MessageKey,
  userId: number,
): Promise<void> {
  await transaction
    .insertInto('message_likes')
    .values({ conversation_id: conversationId, sequence, user_id: userId })
    .execute();
}

export async function unlikeMessage(transaction: Database, key: MessageKey, userId: number): Promise<void> {
  await deleteLikes(transaction, key).where('user_id', '=', userId).execute();
}

const deleteLikes = (transaction: Database, { conversationId, sequence }: MessageKey) =>
  transaction
    .deleteFrom('message_likes')
    .where('conversation_id', '=', conversationId)
    .where('sequence', '=', sequence);
