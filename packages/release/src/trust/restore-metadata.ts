import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type Json, metadataFolderOf } from './metadata-files.ts';
import { STATE_PATH } from './sign-registry.ts';

/**
 * Writes the metadata that this machine has verified back to a store whose metadata was refused, so that the next change continues
 * from there. The caller holds the lock.
 *
 * @returns the last revision that was verified here; 0 when nothing was
 */
export function restoreMetadata({ directory, keys: { trust } }: ReleaseStore): number {
  if (!trust || !existsSync(join(trust.directory, 'timestamp.json'))) return 0;
  const folder = metadataFolderOf(directory);
  mkdirSync(folder, { recursive: true });
  const contents = readdirSync(trust.directory)
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ name, text: readFileSync(join(trust.directory, name), 'utf8') }));
  for (const { name, text } of contents) {
    const { signed } = JSON.parse(text) as { signed?: Json };
    if (!signed) continue;
    writeAtomically(join(folder, name === 'timestamp.json' ? name : `${signed.version}.${name}`), text);
  }
  return readRevision(join(trust.directory, 'targets.json'));
}

function readRevision(file: string): number {
  const { signed } = JSON.parse(readFileSync(file, 'utf8')) as {
    signed: { targets: Record<string, { custom?: { revision?: number } }> };
  };
  return signed.targets[STATE_PATH]?.custom?.revision ?? 0;
}
