import { sql } from 'kysely';
import type { Database } from '../connection/connect-database.ts';
import { notifyOfVenue } from '../events/event-notices.ts';

export const RESTORABLE_DAYS = 7;
const MAX_LISTED = 50;
const PURGE_BATCH_SIZE = 100;

interface SpaceKey {
  id: number;
  creatorId: number;
}

/** Whether a deleted space can be restored (decision 0095). */
const isRestorable = sql<boolean>`deleted_at > now() - make_interval(days => ${sql.lit(RESTORABLE_DAYS)})`;

/** Hides a space with its events, whose attendees are notified. @returns false when the creator has no such space, or an operator hid it */
export function deleteSpace(database: Database, { id, creatorId }: SpaceKey): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('spaces')
      .set({ deleted_at: sql`now()`, hidden_at: sql`now()` })
      .where('id', '=', id)
      .where('creator_id', '=', creatorId)
      .where('hidden_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await notifyOfVenue(transaction, { spaceId: id, creatorId, change: 'cancelled' });
    return true;
  });
}

/** Shows a deleted space again, without its 3D space when another space shows that now. Does nothing when it cannot be restored. */
export function restoreSpace(database: Database, { id, creatorId }: SpaceKey): Promise<void> {
  return database.transaction().execute(async (transaction) => {
    const { numAffectedRows } =
      await sql`update spaces set deleted_at = null, hidden_at = null, built_world_id = case when exists (
        select from spaces other where other.built_world_id = spaces.built_world_id and other.deleted_at is null
      ) then null else built_world_id end
      where id = ${id} and creator_id = ${creatorId} and ${isRestorable}`.execute(transaction);
    if (numAffectedRows) await notifyOfVenue(transaction, { spaceId: id, creatorId, change: 'restored' });
  });
}

/** Those that can be restored, the last deleted first. */
export async function selectDeletedSpaces(database: Database, creatorId: number) {
  const rows = await database
    .selectFrom('spaces')
    .select(['id', 'name', 'picture', 'deleted_at'])
    .where('creator_id', '=', creatorId)
    .where(isRestorable)
    .orderBy('deleted_at', 'desc')
    .limit(MAX_LISTED)
    .execute();
  return rows.flatMap(({ deleted_at, ...row }) => (deleted_at ? [{ ...row, deleted_at }] : []));
}

/** Deletes spaces for good when they can no longer be restored (decision 0095). Several instances can run it at the same time. */
export async function purgeDeletedSpaces(database: Database): Promise<void> {
  await sql`delete from spaces where id = any(array(
    select id from spaces where deleted_at is not null and not (${isRestorable}) limit ${PURGE_BATCH_SIZE} for update skip locked
  ))`.execute(database);
}
