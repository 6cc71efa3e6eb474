import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { sha256 } from '../store/integrity.ts';
import type { Bucket } from './bucket.ts';
import { assertNotBeingDeleted, currentDeletions } from './deletions.ts';
import { describeFolder, foldersIn, readFilesIn } from './describe-directory.ts';
import { createBlob, type Head, type SeenHead, writeHead } from './head.ts';
import { inParallel } from './in-parallel.ts';

/**
 * Writes what differs between a directory and the head on which it is based: first the contents, which refer to nothing, then the
 * head, on the condition that it is still the same one. A kill in between leaves objects that nothing refers to.
 *
 * @param beforeWrite runs when there is a difference
 * @returns the new head; the same one when there is no difference
 * @throws LostRaceError when another writer changed the head meanwhile
 */
export async function pushChanges(
  bucket: Bucket,
  directory: string,
  base: SeenHead,
  beforeWrite: () => Promise<void>,
): Promise<SeenHead> {
  const { changed, contents } = describeChanges(directory, base.head);
  if (!changed) return base;
  await beforeWrite();
  await assertNotBeingDeleted(bucket, base.head, contents);
  await inParallel(contents, async ([hash, content]) => await createBlob(bucket, hash, content));
  return await writeHead(bucket, changed, base);
}

/** @returns the next head, if it differs, and the contents that the bucket may not have, by their hashes */
function describeChanges(directory: string, base: Head): { changed: Head | undefined; contents: Map<string, Buffer> } {
  const contents = new Map<string, Buffer>();
  const known = new Set([...Object.values(base.files), ...Object.values(base.folders)]);
  const files: Head['files'] = {};
  const local = readFilesIn(directory);
  for (const [path, content] of local) {
    const hash = sha256(content);
    files[path] = hash;
    if (!known.has(hash)) contents.set(hash, content);
  }
  const folders: Head['folders'] = {};
  for (const path of foldersIn(directory)) {
    const unchanged = base.folders[path];
    folders[path] = unchanged ?? addFolder(join(directory, path), known, contents);
  }
  const isSame = sameEntries(files, base.files) && sameEntries(folders, base.folders);
  const state = local.get('registry/state.json');
  const changed: Head = {
    formatVersion: 1,
    writer: randomUUID(),
    revision: state ? revisionOf(state) : 0,
    files,
    folders,
    ...currentDeletions(base),
  };
  return { changed: isSame ? undefined : changed, contents };
}

/** @returns the hash of its list. A folder that was moved is known. */
function addFolder(folder: string, known: ReadonlySet<string>, contents: Map<string, Buffer>): string {
  const described = describeFolder(folder);
  const list = Buffer.from(JSON.stringify(described.list));
  const hash = sha256(list);
  if (known.has(hash)) return hash;
  for (const [each, content] of described.contents) contents.set(each, content);
  contents.set(hash, list);
  return hash;
}

function sameEntries(one: Record<string, string>, other: Record<string, string>): boolean {
  const entries = Object.entries(one);
  return entries.length === Object.keys(other).length && entries.every(([path, hash]) => other[path] === hash);
}

function revisionOf(state: Buffer): number {
  const { revision }: { revision?: unknown } = JSON.parse(String(state));
  return typeof revision === 'number' ? revision : 0;
}
