import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { PlatformConfig } from '../config/platform-config.ts';

/** `chat` for pictures of messages, which are served only while their message exists. */
export type UploadKind = 'upload' | 'chat';

/** Uploaded pictures by key (kind, slash and 32 hex digits). A stored picture never changes. */
export interface PictureStore {
  put(key: string, picture: Buffer): Promise<void>;
  /** @returns null for an unknown key */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

export const newPictureKey = (kind: UploadKind = 'upload'): string => `${kind}/${randomBytes(16).toString('hex')}`;

/** Stores pictures in a folder, on a local or a shared volume. */
export function createFolderStore(directory: string): PictureStore {
  mkdirSync(directory, { recursive: true });
  // Path traversal: `basename` drops folders and `..` from the key.
  const fileOf = (key: string) => join(directory, `${basename(key)}.webp`);
  const temporaryFileOf = (key: string) => `${fileOf(key)}.part`;
  return {
    // Writes a temporary file and renames it: neither a crash nor a full disk leaves an incomplete picture.
    async put(key, picture) {
      try {
        await writeFile(temporaryFileOf(key), picture);
        await rename(temporaryFileOf(key), fileOf(key));
      } catch (error) {
        await rm(temporaryFileOf(key), { force: true });
        throw error;
      }
    },
    get: (key) =>
      readFile(fileOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return null;
        throw error;
      }),
    async remove(key) {
      // A process that crashed while writing has left its temporary file.
      await Promise.all([fileOf(key), temporaryFileOf(key)].map((file) => rm(file, { force: true })));
    },
  };
}

/** The database holds a picture's key, `space/neon-alley`; clients get its address on the media host. */
export function pictureAddress({ origins }: Pick<PlatformConfig, 'origins'>, key: string): string {
  return `${origins.media}/p/${key}`;
}

/** The key of an upload from its address; null for an address of another kind or host. */
export function uploadKeyOf(config: Pick<PlatformConfig, 'origins'>, kind: UploadKind, address: string): string | null {
  const start = pictureAddress(config, `${kind}/`);
  return address.startsWith(start) ? `${kind}/${address.slice(start.length)}` : null;
}
