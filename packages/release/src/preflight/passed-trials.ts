import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** Notes that a release was mounted on the page, beside the active ones, without a problem. */
export function noteTrial(store: ReleaseStore, name: string, id: string, revision: number): void {
  const file = fileOf(store, name, id);
  mkdirSync(dirname(file), { recursive: true });
  writeAtomically(file, JSON.stringify({ revision, at: new Date().toISOString() }));
}

export const hasPassedTrial = (store: ReleaseStore, name: string, id: string): boolean =>
  existsSync(fileOf(store, name, id));

const fileOf = ({ directory }: ReleaseStore, name: string, id: string) => join(directory, 'trials', name, `${id}.json`);
