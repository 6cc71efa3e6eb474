import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

/** Where the pictures are that members sent, by key (`upload/` and 32 hex digits). What is there never changes. */
export interface PictureStore {
  put(key: string, picture: Buffer): Promise<void>;
  /** Null when there is none. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

export const newPictureKey = (): string => `upload/${randomBytes(16).toString('hex')}`;

/** A folder of this machine, or one that several share. */
export function createFolderStore(directory: string): PictureStore {
  mkdirSync(directory, { recursive: true });
  const fileOf = (key: string) => join(directory, `${basename(key)}.webp`);
  const partOf = (key: string) => `${fileOf(key)}.part`;
  return {
    // Written beside and renamed: a stop half-way, or a full disk, never leaves half a picture.
    async put(key, picture) {
      try {
        await writeFile(partOf(key), picture);
        await rename(partOf(key), fileOf(key));
      } catch (error) {
        await rm(partOf(key), { force: true });
        throw error;
      }
    },
    get: (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async remove(key) {
      // A process that died while it wrote has left the part.
      await Promise.all([fileOf(key), partOf(key)].map((file) => rm(file, { force: true })));
    },
  };
}
