import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { type DescribedFiles, describedFilesOf, describeFile, recordPath } from './describe-file.ts';
import { hasMetadata, metadataFolderOf } from './metadata-files.ts';
import { readCurrent, releasesOf } from './read-current.ts';
import { keysFor, prepareMetadata } from './sign-metadata.ts';

/**
 * Adds a release to the list that the team of its microfrontend signs. A store without metadata has no such list.
 *
 * @throws MissingKeyError when this machine has no key of the team
 */
export function vouchForRelease(store: ReleaseStore, name: string, id: string): void {
  if (!hasMetadata(store.directory) || listedReleases(store, name)[recordPath(name, id)]) return;
  store.withLock(() => signReleases(store, name, [id]));
}

/**
 * Signs the list of a microfrontend again: the releases that are still stored, and some more.
 *
 * @returns the ids that it lists
 */
export function signReleases(store: ReleaseStore, name: string, added: readonly string[]): string[] {
  const kept = Object.entries(listedReleases(store, name)).filter(([path]) => store.hasRecord(name, idOf(path)));
  const described = added.map((id) => [recordPath(name, id), describeRecord(store, name, id)] as const);
  const files: DescribedFiles = Object.fromEntries([...kept, ...described]);
  prepareMetadata(store, { releases: { name, files } }).activate();
  for (const [path, { hashes }] of Object.entries(files)) store.trusted?.releases.set(path, hashes.sha256);
  return Object.keys(files).map(idOf);
}

const idOf = (path: string): string => path.split('/')[2] ?? '';

const describeRecord = (store: ReleaseStore, name: string, id: string) =>
  describeFile(readFileSync(join(store.pathOf(name, id), 'release.json')));

/** The list as it is in the store, which the command verified when it began. */
function listedReleases({ directory }: ReleaseStore, name: string): DescribedFiles {
  const folder = metadataFolderOf(directory);
  return describedFilesOf(releasesOf(folder, readCurrent(folder), name)?.signed.targets ?? {});
}

/**
 * Reports a missing key of the team before a build is stored.
 *
 * @throws MissingKeyError
 */
export function assertCanVouch({ directory, keys: { privateKeys = [] } }: ReleaseStore, name: string): void {
  if (!hasMetadata(directory)) return;
  const { targets } = readCurrent(metadataFolderOf(directory));
  keysFor(name, targets?.signed.delegations?.roles?.[name] ?? { keyIDs: [], threshold: 1 }, privateKeys);
}
