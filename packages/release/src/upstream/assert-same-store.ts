import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOG_PATH } from '../trust/sign-registry.ts';
import type { ContentSource } from './check-out.ts';
import type { Head } from './head.ts';

/**
 * A folder becomes a working copy of a bucket when it is empty, or has the beginning of the same log: what another store has would be lost.
 *
 * @throws Error when the folder has another store
 */
export async function assertSameStore(directory: string, { files }: Head, source: ContentSource): Promise<void> {
  const file = join(directory, LOG_PATH);
  if (!existsSync(file)) return;
  const own = readFileSync(file);
  const hash = files[LOG_PATH];
  const log = hash ? await source.file(hash) : Buffer.alloc(0);
  if (log.subarray(0, own.length).equals(own)) return;
  throw new Error(
    `RELEASE_STORE: ${directory} has another release store than the bucket. Name an empty folder for the working copy.`,
  );
}
