import { sql } from 'kysely';
import { isRestorablePicture } from '../chat/deleted-messages.ts';
import type { Database } from '../connection/connect-database.ts';

interface NewUpload {
  key: string;
  userId: number;
  width: number;
  height: number;
  bytes: number;
  /** Null for never. */
  expiresAt: Date | null;
}

/** The row of a picture that is not stored yet: `is_kept` is false until `markUploadKept`. */
export async function insertUpload(
  database: Database,
  { key, userId, width, height, bytes, expiresAt }: NewUpload,
): Promise<void> {
  await database
    .insertInto('uploads')
    .values({ key, user_id: userId, width, height, bytes, expires_at: expiresAt })
    .execute();
}

export async function markUploadKept(database: Database, key: string): Promise<void> {
  await database.updateTable('uploads').set({ is_kept: true }).where('key', '=', key).execute();
}

export async function deleteUpload(database: Database, key: string): Promise<void> {
  await database.deleteFrom('uploads').where('key', '=', key).execute();
}

/** Whether the member has stored a picture under this key. */
export async function ownsUpload(database: Database, key: string, userId: number): Promise<boolean> {
  const found = await database
    .selectFrom('uploads')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('is_kept', '=', true)
    .executeTakeFirst();
  return found !== undefined;
}

/** Uploads whose picture must be in the store, in the order of their keys, with the size of their files. @param after the last key of the page before */
export function selectKeptUploads(database: Database, after: string, limit: number) {
  return database
    .selectFrom('uploads')
    .select(['key', 'bytes'])
    .where('is_kept', '=', true)
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
}

export async function countUploadsSince(database: Database, userId: number, since: Date): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * Keys of uploads that expired, or whose process ended before the picture was stored, without pictures of messages that can still be
 * restored. No upload takes an hour.
 */
export async function selectAbandonedUploads(database: Database, limit: number): Promise<string[]> {
  const rows = await database
    .selectFrom('uploads')
    .select('key')
    .where(sql<boolean>`(not is_kept and created_at < now() - interval '1 hour' or expires_at < now())`)
    .where(({ not }) => not(isRestorablePicture))
    .limit(limit)
    .execute();
  return rows.map(({ key }) => key);
}
