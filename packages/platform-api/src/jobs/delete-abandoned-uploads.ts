import { sql } from 'kysely';
import { forgetPicture } from '../operations/uploads/keep-picture.ts';
import type { Platform } from '../platform.ts';

const BATCH_SIZE = 100;

/**
 * Deletes uploads whose process or database stopped between the insert of the row and the update that marks the file as
 * stored. No client received their address.
 */
export async function deleteAbandonedUploads(platform: Pick<Platform, 'database' | 'pictures'>): Promise<void> {
  const stale = await platform.database
    .selectFrom('uploads')
    .select('key')
    .where('is_kept', '=', false)
    // No upload takes an hour; both times come from the database's clock.
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(BATCH_SIZE)
    .execute();
  for (const { key } of stale) await forgetPicture(platform, key);
}
