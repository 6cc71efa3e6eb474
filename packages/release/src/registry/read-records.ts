import type { ReleaseRecord } from '@xana/contracts/releases/release-record';
import type { ReleaseStore } from '../store/release-store.ts';
import { quarantinedOf, type RegistryState } from './registry-state.ts';

/**
 * The records of all releases of a microfrontend in the store, quarantined ones included. A record that this version of the program
 * cannot read (damaged, or written by a later version) does not prevent work with the other releases.
 */
export function readRecords(
  store: ReleaseStore,
  registry: RegistryState,
  name: string,
): { records: ReleaseRecord[]; unreadable: string[] } {
  const records: ReleaseRecord[] = [];
  const unreadable: string[] = [];
  for (const id of releaseIdsOf(store, registry, name)) {
    const record = readRecord(store, name, id);
    if (record) records.push(record);
    else unreadable.push(id);
  }
  return { records, unreadable };
}

/** The ids of all releases of a microfrontend in the store, quarantined ones included. */
export const releaseIdsOf = (store: ReleaseStore, registry: RegistryState, name: string): string[] => [
  ...new Set([...store.idsOf(name), ...quarantinedOf(registry, name)]),
];

/** @returns undefined when there is no record, or when this version of the program cannot read it */
export function readRecord(store: ReleaseStore, name: string, id: string): ReleaseRecord | undefined {
  try {
    return store.record(name, id);
  } catch {
    return undefined;
  }
}
