import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';

/** A release is written outside of the lock, which takes seconds. A folder that did not change for so long has no writer. */
const MIN_LEFTOVER_AGE_MS = 60 * 60_000;

/** @returns folders in the store of releases that a killed command did not finish to write or to delete, as paths in the store */
export function findLeftovers({ directory }: ReleaseStore, now: number): string[] {
  const artifacts = join(directory, 'artifacts');
  return readdirSync(artifacts, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(artifacts, name)).map((folder) => join('artifacts', name, folder)))
    .filter((path) => path.endsWith('.part') && isOld(join(directory, path), now));
}

/** Another command may finish it meanwhile. */
const isOld = (path: string, now: number): boolean =>
  existsSync(path) && now - statSync(path).mtimeMs > MIN_LEFTOVER_AGE_MS;
