import { apiError } from '../../api-error.ts';
import {
  countUploadsSince,
  deleteUpload,
  insertUpload,
  markUploadKept,
  ownsUpload,
} from '../../database/uploads/uploads.ts';
import { newPictureKey, pictureAddress, type UploadKind, uploadKeyOf } from '../../media/picture-store.ts';
import { reencodeImage } from '../../media/reencode-image.ts';
import { createSemaphore } from '../../media/semaphore.ts';
import type { Platform, QueryContext } from '../../platform.ts';

const DAY_MS = 86_400_000;
/** How long a picture waits for its message, which may wait for a connection. */
const UNSENT_MS = 7 * DAY_MS;
const MAX_UPLOADS_PER_DAY = 200;
/** Decoding an image takes much memory and one core, so one image is decoded at a time. */
const withSlot = createSemaphore(1);

type UploadContext = Pick<Platform, 'database' | 'config' | 'pictures'>;

/** Stores a picture of a member. One for a message expires unless it is sent. @returns its address and size in pixels @throws as `storeUpload` */
export async function storePicture(
  { config, ...context }: UploadContext,
  userId: number,
  file: Buffer | null,
  kind: UploadKind = 'upload',
): Promise<{ file: string; width: number; height: number; isStill?: true }> {
  const { key, width, height, isStill } = await storeUpload(context, userId, file, kind);
  return { file: pictureAddress(config, key), width, height, ...(isStill ? { isStill } : {}) };
}

/**
 * Stores a picture. Nothing is stored when it throws.
 *
 * @returns the key and the size in pixels
 * @throws ApiError UPLOAD_IMAGE, INVALID_FILE_TYPE, FILE_TOO_LARGE or RATE_LIMITED
 */
export async function storeUpload(
  { database, pictures }: Pick<Platform, 'database' | 'pictures'>,
  userId: number,
  file: Buffer | null,
  kind: UploadKind = 'upload',
): Promise<{ key: string; width: number; height: number; isStill: boolean }> {
  if (!file || file.length === 0) throw apiError('UPLOAD_IMAGE');
  const uploadsToday = await countUploadsSince(database, userId, new Date(Date.now() - DAY_MS));
  if (uploadsToday >= MAX_UPLOADS_PER_DAY) throw apiError('RATE_LIMITED');
  const image = await withSlot(() => reencodeImage(file));
  if (image === 'too-large') throw apiError('FILE_TOO_LARGE');
  if (!image) throw apiError('INVALID_FILE_TYPE');
  const { width, height, picture, isStill } = image;
  const key = newPictureKey(kind);
  // The row comes first, so that `deleteAbandonedUploads` finds the upload if this process ends before the last step.
  await insertUpload(database, {
    key,
    userId,
    width,
    height,
    bytes: picture.length,
    expiresAt: kind === 'chat' ? new Date(Date.now() + UNSENT_MS) : null,
  });
  try {
    await pictures.put(key, picture);
    await markUploadKept(database, key);
  } catch (error) {
    // `deleteAbandonedUploads` deletes what cannot be deleted now.
    await deletePicture({ database, pictures }, key).catch(() => undefined);
    throw error;
  }
  return { key, width, height, isStill };
}

/** Deletes the file before its row, so that every stored file has a row. */
export async function deletePicture({ database, pictures }: Pick<Platform, 'database' | 'pictures'>, key: string) {
  await pictures.remove(key);
  await deleteUpload(database, key);
}

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
