import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { metadataFolderOf } from '../trust/metadata-files.ts';
import { activateMetadata, dropPending, pendingVersions } from '../trust/pending-metadata.ts';
import { DamagedStoreError } from './damaged-store.ts';
import { readActivePage, readStateFile, stateFileOf } from './read-registry.ts';
import { EMPTY_REGISTRY, type RegistryState } from './registry-state.ts';
import { type LogEntry, logFileOf, readLines, readLog, readTornLine } from './release-log.ts';
import { replayLog } from './verify-log.ts';

interface Repair {
  message: string;
  apply(): void;
}

/**
 * Completes or undoes the change of a process that was killed, and prints what it did. Each command calls it first.
 *
 * @throws DamagedStoreError when only `release recover` can repair the store
 */
export function completeInterrupted(store: ReleaseStore): string[] {
  // Usually nothing is interrupted; then no lock is needed. A change that another process makes right now looks interrupted, so
  // the store is checked again under the lock.
  return isIntact(store) ? [] : store.withLock(() => completeWithLock(store));
}

/** Whether no change is half made. */
export function isIntact(store: ReleaseStore): boolean {
  try {
    return findInterrupted(store).length === 0;
  } catch (error) {
    if (error instanceof DamagedStoreError) return false;
    throw error;
  }
}

/** Runs `work` as the only writer of the registry, after an interrupted change was completed. */
export function changeRegistry<T>(store: ReleaseStore, work: () => T): T {
  return store.withLock(() => {
    completeWithLock(store);
    return work();
  });
}

function completeWithLock(store: ReleaseStore): string[] {
  return findInterrupted(store).map(({ message, apply }) => {
    apply();
    console.warn(message);
    return message;
  });
}

function findInterrupted(store: ReleaseStore): Repair[] {
  // The log is written first, so it is read last: it is never behind the state.
  const state = readStateFile(store);
  const entries = readLog(store);
  const torn = readTornLine(store);
  const last = entries.at(-1);
  const { revision } = state ?? EMPTY_REGISTRY;
  if (!state && entries.length > 1)
    throw new DamagedStoreError(`registry/state.json is missing, but the log has ${entries.length} entries.`);
  if ((last?.revision ?? 0) < revision)
    throw new DamagedStoreError(`The registry is at revision ${revision}, but the log ends at ${last?.revision ?? 0}.`);
  const repairs: Repair[] = [];
  if (torn)
    repairs.push({ message: `An incomplete change was undone: ${torn}`, apply: () => undoTornLine(store, torn) });
  if (!last || last.revision === revision) return [...repairs, ...findRest(store, entries, state ?? EMPTY_REGISTRY)];
  const replayed = replayLog(entries);
  const complete = () => writeAtomically(stateFileOf(store), JSON.stringify(replayed, null, 2));
  const message = `The interrupted ${describe(last)} was completed.`;
  return [...repairs, { message, apply: complete }, ...findRest(store, entries, replayed)];
}

const findRest = (store: ReleaseStore, entries: readonly LogEntry[], state: RegistryState): Repair[] => [
  ...findPage(store, entries),
  ...findMisplaced(store, state),
  ...findPending(store, entries),
];

const describe = ({ verb, name, revision, actor }: LogEntry): string =>
  `${verb}${name ? ` of ${name}` : ''} by ${actor} (revision ${revision})`;

/** The page of the last change is active, or a later one that was assembled with other settings. */
function findPage(store: ReleaseStore, entries: readonly LogEntry[]): Repair[] {
  const pages = join(store.directory, 'pages');
  const current = readActivePage(store) ?? '';
  const change = entries.findLast((entry) => entry.page);
  const isBehind = change?.page && revisionOf(current) < revisionOf(change.page);
  const shown = isBehind ? String(change.page) : current;
  if (shown && !existsSync(join(pages, shown, 'index.html')))
    throw new DamagedStoreError(`The folder of the active page is missing or incomplete: pages/${shown}.`);
  if (!isBehind) return [];
  return [
    {
      message: `The page of the ${describe(change)} was activated.`,
      apply: () => writeAtomically(join(pages, 'current'), shown),
    },
  ];
}

/** Files of quarantined releases are not served. The files of a release whose quarantine was not lifted go back. */
function findMisplaced(store: ReleaseStore, { microfrontends, retired }: RegistryState): Repair[] {
  const all = Object.entries({ ...retired, ...microfrontends });
  return all.flatMap(([name, { quarantined }]) =>
    quarantined
      .filter((id) => store.has(name, id))
      .map((id) => ({
        message: `The files of the quarantined ${name}@${id} were removed from the servers.`,
        apply: () => store.quarantine(name, id),
      })),
  );
}

/** Metadata that was signed: of a change that was made it becomes current, of one that was not it is dropped. */
function findPending({ directory }: ReleaseStore, entries: readonly LogEntry[]): Repair[] {
  const folder = metadataFolderOf(directory);
  return pendingVersions(folder).map((version) =>
    entries.some(({ metadata }) => metadata === version)
      ? { message: `Metadata ${version} became the current one.`, apply: () => activateMetadata(folder, version) }
      : {
          message: `Metadata ${version} of a change that was not made was dropped.`,
          apply: () => dropPending(folder, version),
        },
  );
}

const revisionOf = (page: string): number => Number.parseInt(page, 10) || 0;

/** Moves the incomplete last line to `log.jsonl.torn`. */
function undoTornLine(store: ReleaseStore, torn: string): void {
  const file = logFileOf(store);
  appendFileSync(`${file}.torn`, `${torn}\n`);
  writeAtomically(
    file,
    readLines(store)
      .map((line) => `${line}\n`)
      .join(''),
  );
}
