import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

/** Older temporary files belong to a crashed process and are removed. */
const MAX_PART_AGE_MS = 3_600_000;

export interface PictureCache {
  read(name: string): Promise<Buffer | undefined>;
  write(name: string, picture: Buffer): Promise<void>;
}

/**
 * An LRU cache of files in a folder, limited to `maxBytes`. Several instances may share the folder: each counts the files
 * that it wrote or read, and all files when it starts.
 */
export function createPictureCache(directory: string, maxBytes: number): PictureCache {
  mkdirSync(directory, { recursive: true });
  const sizes = new LRUCache<string, number>({
    maxSize: maxBytes,
    sizeCalculation: (bytes) => Math.max(bytes, 1),
    dispose: (_bytes, name, reason) => {
      if (reason === 'evict') void rm(join(directory, name), { force: true }).catch(() => undefined);
    },
  });
  for (const { name, bytes } of filesByAge(directory)) sizes.set(name, bytes);
  return {
    async read(name) {
      const picture = await readFile(join(directory, name)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      if (!picture) sizes.delete(name);
      else if (sizes.get(name) === undefined) sizes.set(name, picture.length);
      return picture;
    },
    // Writes a temporary file and renames it, so that a crash never leaves an incomplete picture.
    async write(name, picture) {
      if (picture.length > maxBytes) return;
      const temporaryFile = join(directory, `${name}.${randomBytes(4).toString('hex')}.part`);
      try {
        await writeFile(temporaryFile, picture);
        await rename(temporaryFile, join(directory, name));
      } catch (error) {
        await rm(temporaryFile, { force: true });
        throw error;
      }
      sizes.set(name, picture.length);
    },
  };
}

/** The oldest first. Removes temporary files that a crashed process left. */
function filesByAge(directory: string): { name: string; bytes: number }[] {
  const files = readdirSync(directory).flatMap((name) => {
    // Another instance may remove a file meanwhile.
    const stats = statSync(join(directory, name), { throwIfNoEntry: false });
    if (!stats?.isFile()) return [];
    if (!name.endsWith('.part')) return [{ name, bytes: stats.size, at: stats.mtimeMs }];
    if (Date.now() - stats.mtimeMs > MAX_PART_AGE_MS) void rm(join(directory, name), { force: true });
    return [];
  });
  return files.sort((a, b) => a.at - b.at);
}
