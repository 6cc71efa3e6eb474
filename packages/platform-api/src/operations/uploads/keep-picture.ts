import { apiError } from '../../api-error.ts';
import type { Database } from '../../database/connect-database.ts';
import { pictureAddress } from '../../media/picture-address.ts';
import { newPictureKey } from '../../media/picture-store.ts';
import { reencodeImage } from '../../media/reencode-image.ts';
import { createSemaphore } from '../../media/semaphore.ts';
import type { Platform } from '../../platform.ts';

/** Unpacking takes memory and a core: one after the other. */
const turn = createSemaphore(1);
/** So many in a day from one member. */
const MOST_IN_A_DAY = 200;

type UploadContext = Pick<Platform, 'database' | 'config' | 'pictures'>;

/**
 * Keeps a member's picture and says where it is.
 *
 * @throws ApiError UPLOAD_IMAGE, INVALID_FILE_TYPE, FILE_TOO_LARGE or RATE_LIMITED; nothing is left behind then
 */
export async function keepPicture(
  { database, config, pictures }: UploadContext,
  userId: number,
  file: Buffer | null,
): Promise<{ file: string }> {
  if (!file || file.length === 0) throw apiError('UPLOAD_IMAGE');
  if ((await sentToday(database, userId)) >= MOST_IN_A_DAY) throw apiError('RATE_LIMITED');
  const made = await turn(() => reencodeImage(file));
  if (made === 'too-large') throw apiError('FILE_TOO_LARGE');
  if (!made) throw apiError('INVALID_FILE_TYPE');
  const key = newPictureKey();
  const { width, height, picture } = made;
  // The row first: whatever happens from here on, `forgetUnkept` finds it.
  await database.insertInto('uploads').values({ key, user_id: userId, width, height, bytes: picture.length }).execute();
  try {
    await pictures.put(key, picture);
    await database.updateTable('uploads').set({ is_kept: true }).where('key', '=', key).execute();
  } catch (error) {
    // What cannot be removed now is removed by `forgetUnkept`.
    await forgetPicture({ database, pictures }, key).catch(() => undefined);
    throw error;
  }
  return { file: pictureAddress(config, key) };
}

/** The file before its row: while there is a file, something names it. */
export async function forgetPicture({ database, pictures }: Pick<Platform, 'database' | 'pictures'>, key: string) {
  await pictures.remove(key);
  await database.deleteFrom('uploads').where('key', '=', key).execute();
}

async function sentToday(database: Database, userId: number): Promise<number> {
  const { count } = await database
    .selectFrom('uploads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(Date.now() - 86_400_000))
    .executeTakeFirstOrThrow();
  return count;
}
