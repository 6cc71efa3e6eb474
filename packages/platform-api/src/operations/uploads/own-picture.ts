import { apiError } from '../../api-error.ts';
import { ownsUpload } from '../../database/uploads.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import type { QueryContext } from '../../platform.ts';

/**
 * Returns the key of a picture that the member has uploaded, from its URL. SSRF: the URL is only compared and never
 * fetched. IDOR: the picture must belong to the member.
 *
 * @throws ApiError UPLOAD_IMAGE for any other URL and for pictures of other members
 */
export async function ownPictureKey(
  { database, config }: QueryContext,
  userId: number,
  address: string,
): Promise<string> {
  const start = pictureAddress(config, '');
  const key = address.startsWith(start) ? address.slice(start.length) : '';
  if (!(await ownsUpload(database, key, userId))) throw apiError('UPLOAD_IMAGE');
  return key;
}
