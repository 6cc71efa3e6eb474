import { sql } from 'kysely';
import { forgetPicture } from '../operations/uploads/keep-picture.ts';
import type { Platform } from '../platform.ts';

const BATCH_SIZE = 100;

/**
 * Removes pictures whose process died, or whose database went away, between the row and the word that the file is there:
 * nobody was told their address.
 */
export async function deleteAbandonedUploads(platform: Pick<Platform, 'database' | 'pictures'>): Promise<void> {
  const stale = await platform.database
    .selectFrom('uploads')
    .select('key')
    .where('is_kept', '=', false)
    // No upload takes an hour, and by the database's clock none began earlier than it did.
    .where('created_at', '<', sql<Date>`now() - interval '1 hour'`)
    .limit(BATCH_SIZE)
    .execute();
  for (const { key } of stale) await forgetPicture(platform, key);
}
