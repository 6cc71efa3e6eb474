import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncDirectory, writeAtomically } from '../store/atomic-file.ts';
import { sha256 } from '../store/integrity.ts';
import { filesIn, foldersIn } from './describe-directory.ts';
import { EMPTY_HEAD, type Head } from './head.ts';
import { inParallel } from './in-parallel.ts';

/** From where the contents of a head come. What they return was verified by its hash. */
export interface ContentSource {
  file(hash: string): Promise<Buffer>;
  /** Writes the folder with this list to a new path. @param path in the store */
  writeFolder(path: string, listHash: string, target: string): Promise<void>;
}

interface CheckOut {
  /** What the directory had after the last complete check-out. */
  known: Head | undefined;
  /** On the same file system, for folders that are not complete. */
  staging: string;
  /** Default: everything. */
  isWanted?: (path: string) => boolean;
  /**
   * Runs before anything is changed; what it returns, when the folders are there and no file of the store is replaced yet.
   *
   * @throws Error to leave the files and the folders that are there as they are
   */
  verify?(files: ReadonlyMap<string, Buffer>): Promise<() => void>;
}

/**
 * Brings a directory to the state of a head, so that its readers see the old state or the new one: first the folders that never change, then the
 * files, with the pointers to all others as the last, then the deletions. A kill leaves what the next check-out completes.
 */
export async function checkOut(directory: string, next: Head, source: ContentSource, options: CheckOut): Promise<void> {
  const { known = EMPTY_HEAD, staging, isWanted = () => true, verify } = options;
  const files = new Map<string, Buffer>();
  await inParallel(Object.entries(next.files), async ([path, hash]) => {
    if (!isWanted(path)) return;
    const own = join(directory, path);
    const content = existsSync(own) ? readFileSync(own) : undefined;
    files.set(path, content && sha256(content) === hash ? content : await source.file(hash));
  });
  const verifyFolders = await verify?.(files);
  const folders = Object.entries(next.folders).filter(([path]) => isWanted(path));
  for (const [path, hash] of folders) {
    const target = join(directory, path);
    if (known.folders[path] === hash && existsSync(target)) continue;
    const temporary = join(staging, randomUUID());
    mkdirSync(staging, { recursive: true });
    await source.writeFolder(path, hash, temporary);
    replaceFolder(temporary, target, join(staging, randomUUID()));
  }
  verifyFolders?.();
  for (const path of [...files.keys()].sort((one, other) => rankOf(one) - rankOf(other)))
    replaceFile(join(directory, path), files.get(path));
  for (const path of filesIn(directory)) if (!files.has(path)) rmSync(join(directory, path), { force: true });
  for (const path of foldersIn(directory))
    if (!next.folders[path]) rmSync(join(directory, path), { recursive: true, force: true });
  rmSync(staging, { recursive: true, force: true });
}

/** Readers find the other files through these: the log is never behind the state, and the timestamp names the rest of the metadata. */
const LAST = ['registry/log.jsonl', 'registry/state.json', 'pages/current', 'registry/metadata/timestamp.json'];

const rankOf = (path: string): number => LAST.indexOf(path);

function replaceFile(target: string, content: Buffer | undefined): void {
  if (!content || (existsSync(target) && readFileSync(target).equals(content))) return;
  mkdirSync(dirname(target), { recursive: true });
  writeAtomically(target, content);
}

function replaceFolder(complete: string, target: string, aside: string): void {
  mkdirSync(dirname(target), { recursive: true });
  if (existsSync(target)) renameSync(target, aside);
  renameSync(complete, target);
  syncDirectory(dirname(target));
}
