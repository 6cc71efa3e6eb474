import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';

/** Marks those of a member's notifications that did not change after `until`, so that none is marked unseen. */
export async function updateRead(
  database: Database,
  userId: number,
  { ids, until }: { ids: readonly number[]; until: Date },
): Promise<void> {
  await database
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .where('updated_at', '<=', until)
    .where('read_at', 'is', null)
    .execute();
}

export async function updateAllRead(database: Database, userId: number): Promise<void> {
  await database
    .updateTable('notifications')
    .set({ read_at: new Date() })
    .where('user_id', '=', userId)
    .where('read_at', 'is', null)
    .execute();
}

/** Keeps the row, so that it can be restored and what it is about does not notify again. @returns false without such a row */
export async function hideNotification(database: Database, userId: number, id: number): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('notifications')
    .set({ deleted_at: new Date() })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Restores a deleted notification. When an unread one about the same subject came after it, the restored one is marked as
 * read, because there is one unread row per subject.
 *
 * @returns false when the member has no such notification
 */
export async function restoreHidden(database: Database, userId: number, id: number): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update notifications set deleted_at = null,
      read_at = coalesce(read_at, (select now() from notifications later where later.id <> notifications.id
        and later.user_id = notifications.user_id and later.kind = notifications.kind
        and later.subject = notifications.subject and later.read_at is null and later.deleted_at is null))
    where user_id = ${userId} and id = ${id}`.execute(database);
  return numAffectedRows > 0n;
}
