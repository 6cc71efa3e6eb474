import { basename, join } from 'node:path';
import { appendDurably, prepareFile } from '../store/atomic-file.ts';
import { explainFullDisk } from '../store/disk-full.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { keyId, sign } from '../store/signing.ts';
import { stateFileOf } from './read-registry.ts';
import type { Change, RegistryState } from './registry-state.ts';
import { type ChangeEntry, type LogEntry, logFileOf, type MaintenanceEntry, readLog } from './release-log.ts';

type Omitted = 'revision' | 'at' | 'previousHash' | 'hash' | 'signature';

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
 * @throws Error when nothing was changed
 */
export function commitEntry(
  store: ReleaseStore,
  next: RegistryState,
  content: Omit<ChangeEntry, Omitted> | Omit<MaintenanceEntry, Omitted>,
): void {
  const line = `${JSON.stringify(createEntry(store, next.revision, content))}\n`;
  const replacements: (() => void)[] = [];
  explainFullDisk(() => {
    replacements.push(prepareFile(stateFileOf(store), JSON.stringify(next, null, 2)));
    if (content.page) replacements.push(prepareFile(join(store.directory, 'pages', 'current'), content.page));
    store.assertLocked();
    appendDurably(logFileOf(store), line);
  });
  for (const replace of replacements) replace();
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
