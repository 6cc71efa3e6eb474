import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import { linkFolder } from './content-sources.ts';
import { foldersIn, readFilesIn } from './describe-directory.ts';
import { EMPTY_HEAD, head, type SeenHead } from './head.ts';

/** What belongs to the working copy, not to the store. */
const folderOf = (directory: string): string => join(directory, '.upstream');
const recordOf = (directory: string): string => join(folderOf(directory), 'head.json');

export const stagingOf = (directory: string): string => join(folderOf(directory), 'staging');
export const lockFolderOf = (directory: string): string => folderOf(directory);

const record = z.object({ bucket: z.string(), etag: z.string(), head });

/**
 * The head that a working copy shows completely.
 *
 * @returns a head without ETag when nothing was checked out from this bucket yet
 */
export function readCheckedOut(directory: string, bucket: string): SeenHead {
  const nothing = { head: EMPTY_HEAD, etag: undefined };
  if (!existsSync(recordOf(directory))) return nothing;
  try {
    const found = record.parse(JSON.parse(readFileSync(recordOf(directory), 'utf8')));
    return found.bucket === bucket ? { head: found.head, etag: found.etag } : nothing;
  } catch {
    return nothing;
  }
}

export function writeCheckedOut(directory: string, bucket: string, { head: shown, etag }: SeenHead): void {
  mkdirSync(folderOf(directory), { recursive: true });
  writeAtomically(recordOf(directory), JSON.stringify({ bucket, etag, head: shown }));
}

/** A second copy of the store for one change, which nothing serves: the folders share their files, and the others are copied. */
export function createDraft(directory: string): string {
  const draft = join(folderOf(directory), 'draft');
  rmSync(draft, { recursive: true, force: true });
  for (const path of foldersIn(directory)) linkFolder(join(directory, path), join(draft, path));
  for (const [path, content] of readFilesIn(directory)) {
    mkdirSync(dirname(join(draft, path)), { recursive: true });
    writeFileSync(join(draft, path), content);
  }
  mkdirSync(draft, { recursive: true });
  return draft;
}
