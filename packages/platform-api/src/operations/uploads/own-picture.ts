import { apiError } from '../../api-error.ts';
import type { PlatformConfig } from '../../config/read-config.ts';
import type { Database } from '../../database/connect-database.ts';
import { pictureAddress } from '../../media/picture-address.ts';

/**
 * The key of a picture that a member sent, from its address.
 *
 * @throws ApiError UPLOAD_IMAGE for any other address, and for somebody else's picture
 */
export async function ownPictureKey(
  { database, config }: { database: Database; config: PlatformConfig },
  userId: number,
  address: string,
): Promise<string> {
  const start = pictureAddress(config, '');
  const key = address.startsWith(start) ? address.slice(start.length) : '';
  const found = await database
    .selectFrom('uploads')
    .select('key')
    .where('key', '=', key)
    .where('user_id', '=', userId)
    .where('is_kept', '=', true)
    .executeTakeFirst();
  if (!found) throw apiError('UPLOAD_IMAGE');
  return found.key;
}
