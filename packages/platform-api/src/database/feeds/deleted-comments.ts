import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { isRestorable } from './deleted-posts.ts';

/**
 * Hides a comment that the user wrote, or that is on a post of the user, and the replies to it.
 *
 * @returns false when there is none
 */
export async function deleteComment(database: Database, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('post_comments')
    .set({ deleted_at: sql`now()`, deleted_by: userId })
    .where(sql<boolean>`(id = ${id} or parent_id = ${id})`)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (select from post_comments deleted join posts on posts.id = deleted.post_id
        where deleted.id = ${id} and deleted.deleted_at is null and posts.deleted_at is null
          and ${userId} in (deleted.user_id, posts.user_id))`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Restores a comment that the user deleted, and the replies that were deleted with it.
 *
 * @returns false when the user has not deleted it, or longer ago than it can be restored
 */
export async function restoreComment(database: Database, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('post_comments')
    .set({ deleted_at: null, deleted_by: null })
    .where(sql<boolean>`(id = ${id} or parent_id = ${id})`)
    .where('deleted_by', '=', userId)
    .where(isRestorable)
    .where(sql<boolean>`deleted_at = (select deleted_at from post_comments where id = ${id})`)
    // A reply is restored with its comment, never below a comment that is still deleted.
    .where(
      sql<boolean>`not exists (select from post_comments reply join post_comments parent on parent.id = reply.parent_id
        where reply.id = ${id} and parent.deleted_at is not null)`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
