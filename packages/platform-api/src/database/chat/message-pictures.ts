import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { MessageKey } from './messages.ts';

export interface MessagePictureRow {
  /** Key of the upload. */
  picture: string;
  alt: string;
  width: number;
  height: number;
}

/** The pictures of a row of `messages`, in their order, as JSON; null without pictures. */
export const messagePicturesJson = sql<MessagePictureRow[] | null>`(select json_agg(json_build_object(
    'picture', uploads.key, 'alt', shown.alt, 'width', uploads.width, 'height', uploads.height) order by shown.position)
  from message_pictures shown join uploads on uploads.key = shown.picture
  where shown.conversation_id = messages.conversation_id and shown.sequence = messages.sequence)`;

/** Whether a message, by the name of its table in the query, has pictures. */
export const hasPictures = (table: string) => sql<boolean>`exists (select 1 from message_pictures shown
  where shown.conversation_id = ${sql.ref(`${table}.conversation_id`)} and shown.sequence = ${sql.ref(`${table}.sequence`)})`;

export type NewMessagePicture = Pick<MessagePictureRow, 'picture' | 'alt'>;

/**
 * Attaches uploads of the sender to a message, so that they no longer expire. Run it in a transaction.
 *
 * @returns false when one is not an upload for a message by this sender, has expired, or was sent before
 */
export async function attachPictures(
  transaction: Database,
  { conversationId, sequence, senderId }: MessageKey & { senderId: number },
  pictures: readonly NewMessagePicture[],
): Promise<boolean> {
  if (pictures.length === 0) return true;
  // An upload for a message expires until it is sent, so that it can be attached once.
  const { numUpdatedRows } = await transaction
    .updateTable('uploads')
    .set({ expires_at: null })
    .where(
      'key',
      'in',
      pictures.map(({ picture }) => picture),
    )
    .where('user_id', '=', senderId)
    .where('is_kept', '=', true)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (numUpdatedRows !== BigInt(pictures.length)) return false;
  const place = { conversation_id: conversationId, sequence };
  const rows = pictures.map((each, index) => ({ ...each, ...place, position: index + 1 }));
  await transaction.insertInto('message_pictures').values(rows).execute();
  return true;
}
