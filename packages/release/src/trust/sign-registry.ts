import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FILE_LIST } from '../page/write-page.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { type DescribedFiles, describeFile } from './describe-file.ts';
import { hasMetadata, type Json, metadataFolderOf } from './metadata-files.ts';
import type { PreparedMetadata } from './pending-metadata.ts';
import { delegationsOf, readCurrent } from './read-current.ts';
import { type MetadataChange, prepareMetadata } from './sign-metadata.ts';

export const STATE_PATH = 'registry/state.json';
export const LOG_PATH = 'registry/log.jsonl';
export const PAGE_PATH = 'pages/current';
/** The list of a page's files, with the hash of each. */
export const pageListPath = (page: string): string => `pages/${page}/${FILE_LIST}`;

export interface SignedRegistry {
  revision: number;
  /** The content of `registry/state.json` and of the whole log after the change. */
  state: string;
  log: string;
  /** The folder of the active page; null before the shell is published. */
  page: string | null;
}

/** Which keys may sign from now on. */
export interface KeyChange extends Pick<MetadataChange, 'root'> {
  /** The keys of all teams. Default: as before. */
  delegations?: Json;
}

/**
 * Signs the registry as the caller is about to write it. Nothing to sign in a store without metadata.
 *
 * @throws MissingKeyError when this machine has no key of the release managers
 */
export function signRegistry(
  store: ReleaseStore,
  registry: SignedRegistry,
  { delegations, root }: KeyChange = {},
): PreparedMetadata | undefined {
  if (!hasMetadata(store.directory)) return undefined;
  const files = describeRegistry(store, registry);
  const current = delegations ?? delegationsOf(readCurrent(metadataFolderOf(store.directory)));
  return prepareMetadata(store, { ...(root ? { root } : {}), targets: { files, delegations: current } });
}

function describeRegistry({ directory }: ReleaseStore, { revision, state, log, page }: SignedRegistry): DescribedFiles {
  const list = page === null ? null : join(directory, pageListPath(page));
  return {
    [STATE_PATH]: describeFile(state, { revision }),
    [LOG_PATH]: describeFile(log),
    // Readers take the folder from here: `pages/current` is a copy for stores without metadata.
    ...(page === null ? {} : { [PAGE_PATH]: describeFile(page, { folder: page }) }),
    ...(page !== null && list && existsSync(list) ? { [pageListPath(page)]: describeFile(readFileSync(list)) } : {}),
  };
}
