import { apiError } from '../../api-error.ts';
import { ownsUpload } from '../../database/uploads/uploads.ts';
import { uploadKeyOf } from '../../media/picture-address.ts';
import type { QueryContext } from '../../platform.ts';

/**
 * Returns the key of a picture that the member has uploaded, from its URL. SSRF: the URL is only compared and never
 * fetched. IDOR: the picture must belong to the member. Pictures of messages expire and cannot be used elsewhere.
 *
 * @throws ApiError UPLOAD_IMAGE for any other URL and for pictures of other members
 */
export async function ownPictureKey(
  { database, config }: QueryContext,
  userId: number,
  address: string,
): Promise<string> {
  const key = uploadKeyOf(config, 'upload', address);
  if (key === null || !(await ownsUpload(database, key, userId))) throw apiError('UPLOAD_IMAGE');
  return key;
}
