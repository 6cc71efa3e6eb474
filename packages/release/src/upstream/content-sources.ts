import { copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sha256 } from '../store/integrity.ts';
import { type Bucket, BucketError } from './bucket.ts';
import type { ContentSource } from './check-out.ts';
import { blobKey, folderList } from './head.ts';
import { inParallel } from './in-parallel.ts';

/**
 * Downloads contents.
 *
 * @throws BucketError with the key when an object is missing or its content was changed
 */
export function createBucketSource(bucket: Bucket): ContentSource {
  const file = async (hash: string): Promise<Buffer> => {
    const key = blobKey(hash);
    const found = await bucket.get(key);
    if (!found || found === 'unchanged')
      throw new BucketError(`${key} is missing in the bucket ${bucket.url}: restore it from a copy.`);
    if (sha256(found.bytes) !== hash)
      throw new BucketError(`${key} in the bucket ${bucket.url} was changed: restore it from a copy.`);
    return found.bytes;
  };
  return {
    file,
    async writeFolder(path, listHash, target) {
      const { files, modifiedAt } = parseList(path, await file(listHash));
      await inParallel(Object.entries(files), async ([name, hash]) => {
        const own = join(target, name);
        mkdirSync(dirname(own), { recursive: true });
        await writeFile(own, await file(hash), { flush: true });
        utimesSync(own, modifiedAt / 1000, modifiedAt / 1000);
      });
      mkdirSync(target, { recursive: true });
      utimesSync(target, modifiedAt / 1000, modifiedAt / 1000);
    },
  };
}

function parseList(path: string, bytes: Buffer) {
  try {
    return folderList.parse(JSON.parse(String(bytes)));
  } catch (error) {
    throw new BucketError(`The list of ${path} in the bucket is not readable.`, { cause: error });
  }
}

/** Takes folders from a directory of this machine where it has them, and the rest from `other`. */
export function createLocalSource(
  directory: string,
  contents: ReadonlyMap<string, Buffer>,
  other: ContentSource,
): ContentSource {
  return {
    file: async (hash) => contents.get(hash) ?? (await other.file(hash)),
    async writeFolder(path, listHash, target) {
      const own = join(directory, path);
      if (existsSync(own)) linkFolder(own, target);
      else await other.writeFolder(path, listHash, target);
    },
  };
}

/** A folder with the same files: they never change, so both share their content on the disk. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else linkFile(source, target);
  }
  const { atime, mtime } = statSync(from);
  utimesSync(to, atime, mtime);
}

function linkFile(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Some file systems of containers have no links.
    copyFileSync(source, target);
    const { atime, mtime } = statSync(source);
    utimesSync(target, atime, mtime);
  }
}
