import { selectAbandonedUploads } from '../database/uploads/uploads.ts';
import { deletePicture } from '../operations/uploads/store-picture.ts';
import type { Platform } from '../platform.ts';

const BATCH_SIZE = 100;

/**
 * Deletes uploads whose process or database stopped before the file was marked as stored, whose address no client knows, and
 * pictures of messages that were deleted or never sent.
 */
export async function deleteAbandonedUploads(platform: Pick<Platform, 'database' | 'pictures'>): Promise<void> {
  for (const key of await selectAbandonedUploads(platform.database, BATCH_SIZE)) await deletePicture(platform, key);
}
