import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReleaseStore } from '../store/release-store.ts';
import { DamagedStoreError } from './damaged-store.ts';
import { EMPTY_REGISTRY, type RegistryState, registryState } from './registry-state.ts';
import { readLog } from './release-log.ts';

/** The folder of the page that `pages/current` names; null before the shell is published. */
export function readActivePage({ directory }: ReleaseStore): string | null {
  const pointer = join(directory, 'pages', 'current');
  return existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : null;
}

export const stateFileOf = ({ directory }: ReleaseStore): string => join(directory, 'registry', 'state.json');

/**
 * The active releases. `state.json` is derived from the log, which is the record of what happened.
 *
 * @throws DamagedStoreError when the file is unreadable, or missing although the log is not empty
 */
export function readRegistry(store: ReleaseStore): RegistryState {
  const state = readStateFile(store);
  if (state) return state;
  const { length } = readLog(store);
  if (length > 0) throw new DamagedStoreError(`registry/state.json is missing, but the log has ${length} entries.`);
  if (existsSync(join(store.directory, 'pages', 'current')))
    throw new DamagedStoreError('registry/state.json and the log are missing, but a page is served.');
  return EMPTY_REGISTRY;
}

/** @returns undefined when the file is missing or unreadable; for commands that work on a damaged store */
export function readIntactState(store: ReleaseStore): RegistryState | undefined {
  try {
    return readStateFile(store);
  } catch {
    return undefined;
  }
}

/** @returns undefined when there is no file */
export function readStateFile(store: ReleaseStore): RegistryState | undefined {
  const file = stateFileOf(store);
  if (!existsSync(file)) return undefined;
  try {
    return registryState.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    throw new DamagedStoreError('registry/state.json is unreadable.');
  }
}
