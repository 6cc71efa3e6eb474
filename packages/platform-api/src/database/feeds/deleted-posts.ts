import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import type { PostKey } from './posts.ts';

/** How long a deleted post or comment can be restored (decision 0056). */
export const isRestorable = sql<boolean>`deleted_at > now() - interval '1 hour'`;

/** Hides a post. @returns false when the author has no such post */
export async function deletePost(database: Database, { id, authorId }: PostKey): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('posts')
    .set({ deleted_at: sql`now()` })
    .where('id', '=', id)
    .where('user_id', '=', authorId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false when the author has not deleted the post, or longer ago than it can be restored, or an operator hid it */
export async function restorePost(database: Database, { id, authorId }: PostKey): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('posts')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('user_id', '=', authorId)
    .where('hidden_at', 'is', null)
    .where(isRestorable)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

const PURGE_BATCH_SIZE = 500;

/**
 * Deletes posts and comments for good when they can no longer be restored (decision 0056), except those that operators hid. `skip
 * locked` lets several instances run it at the same time.
 */
export async function purgeDeletedPosts(database: Database): Promise<void> {
  for (const name of ['posts', 'post_comments']) {
    const table = sql.table(name);
    await sql`delete from ${table} where id = any(array(
      select id from ${table} where deleted_at is not null and hidden_at is null and not (${isRestorable}) limit ${PURGE_BATCH_SIZE} for update skip locked
    ))`.execute(database);
  }
}
