import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { countChange, findMessage, lockConversation, type MessageKey, type MessageRow } from './messages.ts';

/** A condition on `uploads`: the picture is of a message that can still be restored. It is not served, and its file is kept. */
export const isRestorablePicture = sql<boolean>`exists (
  select from deleted_messages kept, jsonb_array_elements(kept.pictures) picture
  where kept.expires_at > now() and picture ->> 'picture' = uploads.key)`;

/**
 * Empties a message and keeps what it contained for the hour in which its sender can restore it (decision 0056). The row stays as a
 * tombstone. Run it in the transaction that has locked the conversation.
 */
export async function deleteMessage(transaction: Database, { conversationId, sequence }: MessageKey): Promise<void> {
  const ofMessage = sql`conversation_id = ${conversationId} and sequence = ${sequence}`;
  await sql`insert into deleted_messages (conversation_id, sequence, body, pictures, likes)
    select conversation_id, sequence, body,
      coalesce((select jsonb_agg(jsonb_build_object('picture', picture, 'alt', alt, 'position', position))
        from message_pictures where ${ofMessage}), '[]'),
      array(select user_id from message_likes where ${ofMessage})
    from messages where ${ofMessage}`.execute(transaction);
  await sql`with detached as (delete from message_pictures where ${ofMessage} returning picture)
    update uploads set expires_at = now() from detached where key = detached.picture`.execute(transaction);
  await sql`delete from message_likes where ${ofMessage}`.execute(transaction);
  await sql`update messages set body = '', deleted_at = now() where ${ofMessage}`.execute(transaction);
}

/**
 * Restores a message that its sender deleted, with its pictures and likes.
 *
 * @returns null when the sender has no such message, deleted it longer ago than it can be restored, or an operator hid it
 */
export function restoreMessage(
  database: Database,
  key: MessageKey,
  senderId: number,
): Promise<{ row: MessageRow; isChanged: boolean } | null> {
  const { conversationId, sequence } = key;
  return database.transaction().execute(async (transaction) => {
    await lockConversation(transaction, conversationId);
    const before = await findMessage(transaction, key);
    if (before?.sender_id !== senderId || before.hidden_at) return null;
    if (!before.deleted_at) return { row: before, isChanged: false };
    const kept = await transaction
      .deleteFrom('deleted_messages')
      .where('conversation_id', '=', conversationId)
      .where('sequence', '=', sequence)
      .where('expires_at', '>', sql<Date>`now()`)
      .returning(['body', 'pictures', 'likes'])
      .executeTakeFirst();
    if (!kept) return null;
    const place = { conversation_id: conversationId, sequence };
    await transaction
      .updateTable('messages')
      .set({ body: kept.body, deleted_at: null })
      .where('conversation_id', '=', conversationId)
      .where('sequence', '=', sequence)
      .execute();
    if (kept.pictures.length > 0) {
      const keys = kept.pictures.map(({ picture }) => picture);
      await transaction.updateTable('uploads').set({ expires_at: null }).where('key', 'in', keys).execute();
      await transaction
        .insertInto('message_pictures')
        .values(kept.pictures.map((picture) => ({ ...picture, ...place })))
        .execute();
    }
    // Without those of users who were purged in the meantime.
    await sql`insert into message_likes (conversation_id, sequence, user_id)
      select ${conversationId}, ${sequence}, id from users where id = any(${kept.likes}::integer[])`.execute(
      transaction,
    );
    return { row: await countChange(transaction, key), isChanged: true };
  });
}

const PURGE_BATCH_SIZE = 500;

/** Deletes the contents of deleted messages for good when they can no longer be restored (decision 0056). */
export async function purgeDeletedMessages(database: Database): Promise<void> {
  await sql`delete from deleted_messages where ctid = any(array(
    select ctid from deleted_messages where expires_at < now() limit ${PURGE_BATCH_SIZE} for update skip locked
  ))`.execute(database);
}
