import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readRegistry } from './read-registry.ts';
import type { Change, RegistryState } from './registry-state.ts';
import { type LogEntry, logOf, readLog, repairLog } from './release-log.ts';

/** Appends the change to the log, then writes the checked state. The caller holds the store's lock. */
export function commitChange(store: ReleaseStore, next: RegistryState, change: Change): void {
  const before = readRegistry(store);
  if (next.revision !== before.revision + 1)
    throw new Error('The registry changed in the meantime. Run `release status` and try again.');
  repairLog(store);
  const previousHash = readLog(store).at(-1)?.hash ?? '';
  const entry = {
    revision: next.revision,
    at: new Date().toISOString(),
    ...change,
    from: before.microfrontends[change.name]?.active ?? null,
    previousHash,
  };
  const line: LogEntry = { ...entry, hash: sha256(JSON.stringify(entry)) };
  appendFileSync(logOf(store), `${JSON.stringify(line)}\n`);
  writeAtomically(join(store.directory, 'registry', 'state.json'), JSON.stringify(next, null, 2));
}
