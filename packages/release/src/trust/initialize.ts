import type { KeyObject } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { metadataFolderOf } from './metadata-files.ts';
import { type Author, changeTeams, describeGrant } from './teams.ts';
import { signReleases } from './vouch-for-release.ts';

/**
 * Begins the metadata of a store: its root, the keys of the teams, the registry as it is, and all releases that it has.
 *
 * @param root the file of the first root
 * @returns false when the store has metadata
 */
export function initializeTrust(
  store: ReleaseStore,
  root: string,
  teams: Readonly<Record<string, KeyObject>>,
  author: Author,
): boolean {
  const folder = metadataFolderOf(store.directory);
  if (existsSync(join(folder, 'timestamp.json'))) return false;
  mkdirSync(folder, { recursive: true });
  writeAtomically(join(folder, '1.root.json'), readFileSync(root));
  const grants = Object.entries(teams).map(([name, key]) => ({ name, keys: [key] }));
  changeTeams(store, { grants, details: grants.map(({ name, keys }) => describeGrant(name, keys)), ...author });
  store.withLock(() => {
    for (const name of Object.keys(teams)) signReleases(store, name, store.idsOf(name));
  });
  return true;
}
