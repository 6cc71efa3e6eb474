import { readFile, stat } from 'node:fs/promises';
import { ApiError } from '../api-error.ts';
import { DecisionError } from '../moderation/decision.ts';
import { storeUpload } from '../operations/uploads/store-picture.ts';
import type { Platform } from '../platform.ts';
import { officialAccount } from './official-account.ts';

/** As of uploads by members. */
const MAX_BYTES = 10 * 1_024 * 1_024;

/** Stores a picture from a file of this machine. @returns its key @throws DecisionError for a file that is not a picture */
export async function storeOfficialPicture(
  { database, pictures }: Pick<Platform, 'database' | 'pictures'>,
  path: string | undefined,
): Promise<string> {
  if (!path) throw new DecisionError('Name a picture: --picture <file>');
  const bytes = await sizeOf(path);
  if (bytes === null) throw new DecisionError(`${path} cannot be read.`);
  if (bytes > MAX_BYTES) throw new DecisionError(`${path} is larger than 10 MB.`);
  try {
    const account = await officialAccount(database);
    return (await storeUpload({ database, pictures }, account, await readFile(path))).key;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    throw new DecisionError(`${path} is not a usable JPG, PNG or WebP picture (${error.code}).`);
  }
}

async function sizeOf(path: string): Promise<number | null> {
  const file = await stat(path).catch(() => null);
  return file?.isFile() ? file.size : null;
}
