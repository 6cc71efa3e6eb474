import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { appendDurably, prepareFile, writeAtomically } from '../store/atomic-file.ts';
import { explainFullDisk } from '../store/disk-full.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { keyId, sign } from '../store/signing.ts';
import { hasMetadata, metadataFolderOf } from '../trust/metadata-files.ts';
import { readCurrent } from '../trust/read-current.ts';
import { type KeyChange, signRegistry } from '../trust/sign-registry.ts';
import { readActivePage, stateFileOf } from './read-registry.ts';
import type { Change, RegistryState } from './registry-state.ts';
import {
  type ChangeEntry,
  type LogEntry,
  logFileOf,
  type MaintenanceEntry,
  readLog,
  readLogText,
} from './release-log.ts';

type Omitted = 'revision' | 'at' | 'metadata' | 'previousHash' | 'hash' | 'signature';

/**
 * Makes a change of one microfrontend: the caller checked the next state, assembled its page and holds the store's lock.
 *
 * @param page the folder of the assembled page, when the shell is published
 */
export function commitChange(
  store: ReleaseStore,
  {
    before,
    next,
    change,
    page,
  }: { before: RegistryState; next: RegistryState; change: Change; page?: string | undefined },
): void {
  const { name } = change;
  const from = before.microfrontends[name]?.active ?? null;
  const after = { microfrontends: next.microfrontends[name] ?? null, retired: next.retired[name] ?? null };
  const { revision: _, ...state } = next;
  const result = change.verb === 'gc' ? { state } : { after };
  commitEntry(store, next, { ...change, from, ...result, page: page ? basename(page) : null });
}

/**
 * Writes one entry, the state and the pointer to the page. Everything that needs space on the disk comes first; the change is made
 * when the line of the log is complete. `completeInterrupted` finishes the renames after a kill.
 *
 * @param keys which keys may sign from now on
 * @throws Error when nothing was changed
 */
export function commitEntry(
  store: ReleaseStore,
  next: RegistryState,
  content: Omit<ChangeEntry, Omitted> | Omit<MaintenanceEntry, Omitted>,
  keys?: KeyChange,
): void {
  const state = JSON.stringify(next, null, 2);
  const metadata = nextMetadataVersion(store);
  const line = `${JSON.stringify(createEntry(store, next.revision, { ...content, ...metadata }))}\n`;
  const page = content.page ?? readActivePage(store);
  const replacements: (() => void)[] = [];
  explainFullDisk(() => {
    const log = `${readLogText(store)}${line}`;
    const signed = signRegistry(store, { revision: next.revision, state, log, page }, keys);
    replacements.push(prepareFile(stateFileOf(store), state));
    if (content.page) replacements.push(prepareFile(join(store.directory, 'pages', 'current'), content.page));
    if (signed) replacements.push(signed.activate);
    store.assertLocked();
    appendDurably(logFileOf(store), line);
  });
  for (const replace of replacements) replace();
}

/** Makes a page of the same releases the active one, which the log does not record. The caller holds the lock. */
export function changePage(store: ReleaseStore, registry: RegistryState, page: string): void {
  if (page === readActivePage(store)) return;
  const state = readFileSync(stateFileOf(store), 'utf8');
  const { revision } = registry;
  const signed = signRegistry(store, { revision, state, log: readLogText(store), page });
  writeAtomically(join(store.directory, 'pages', 'current'), page);
  signed?.activate();
}

/** The version of the timestamp that belongs to the next entry: after a kill, `completeInterrupted` makes it the current one. */
function nextMetadataVersion({ directory }: ReleaseStore): { metadata?: number } {
  if (!hasMetadata(directory)) return {};
  return { metadata: readCurrent(metadataFolderOf(directory)).timestampVersion + 1 };
}

function createEntry(store: ReleaseStore, revision: number, content: object): object {
  const last: LogEntry | undefined = readLog(store).at(-1);
  if (last && last.revision >= revision)
    throw new Error('The registry changed in the meantime. Run `release status` and try again.');
  const { privateKey } = store.keys;
  if (last?.signature && !privateKey)
    throw new Error('The log of this store is signed. Set RELEASE_KEY to the file of the private key.');
  const key = privateKey ? { key: keyId(privateKey) } : {};
  const entry = { revision, at: new Date().toISOString(), ...content, previousHash: last?.hash ?? '', ...key };
  const hash = sha256(JSON.stringify(entry));
  return { ...entry, hash, ...(privateKey ? { signature: sign(privateKey, signedText(hash)) } : {}) };
}

/** The prefix keeps a signature of another kind of text from being used here. */
export const signedText = (hash: string): string => `xana release log ${hash}`;
