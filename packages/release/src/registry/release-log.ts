import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { ReleaseStore } from '../store/release-store.ts';
import { DamagedStoreError } from './damaged-store.ts';
import type { Author, Change, RegistryState } from './registry-state.ts';

type Snapshot = Omit<RegistryState, 'revision'>;
type Lists = Pick<RegistryState, 'microfrontends' | 'retired'>;
type MicrofrontendState = RegistryState['microfrontends'][string];

interface Entry {
  revision: number;
  at: string;
  actor: string;
  reason: string;
  /** What is new in the registry after an entry that is not about one microfrontend: a recovery, `gc`, a grant, a proposal. */
  state?: Partial<Snapshot>;
  /** The folder of the page that became active with the entry; null before the shell is published. */
  page?: string | null;
  /** The version of the timestamp that signs the registry after the entry; absent in a store without metadata. */
  metadata?: number;
  previousHash: string;
  /** Covers the entry without `hash` and `signature`, and so the previous hash. */
  hash: string;
  /** Ed25519 signature of the hash. Entries of a store without a key have none. */
  signature?: string;
}

export interface ChangeEntry extends Entry, Change {
  /** The active release before the change. */
  from: string | null;
  /** The microfrontend in the registry after the change, so that the registry can be rebuilt; null where it is not listed. `gc` has `state`. */
  after?: { [list in keyof Lists]: MicrofrontendState | null };
}

const MAINTENANCE = [
  'unlock',
  'recover',
  'keys',
  'grant',
  'revoke',
  'two-person',
  'own',
  'attestations',
  'propose',
  'withdraw',
] as const;

/** Work on the store itself, and what people agree on before a change. */
export interface MaintenanceEntry extends Entry, Pick<Author, 'approval'> {
  verb: (typeof MAINTENANCE)[number];
  name?: undefined;
  to?: undefined;
  from?: undefined;
  release?: undefined;
  /** What was done, in sentences. */
  details: string[];
  /** Revisions whose entries were lost or damaged and moved to `log.jsonl.torn`. */
  missing?: number[];
}

/** One line of the append-only log `registry/log.jsonl`. A change is made when its line is written. */
export type LogEntry = ChangeEntry | MaintenanceEntry;

export const isMaintenance = (entry: LogEntry): entry is MaintenanceEntry =>
  MAINTENANCE.some((verb) => verb === entry.verb);

const entryShape = z.looseObject({
  revision: z.number(),
  verb: z.string(),
  previousHash: z.string(),
  hash: z.string(),
});

export const logFileOf = ({ directory }: ReleaseStore): string => join(directory, 'registry', 'log.jsonl');

/**
 * All entries, oldest first.
 *
 * @throws DamagedStoreError with the number of the first unreadable line
 */
export function readLog(store: ReleaseStore): LogEntry[] {
  return readLines(store).map((line, index) => {
    const entry = parseEntry(line);
    if (!entry) throw new DamagedStoreError(`Line ${index + 1} of the log is unreadable.`);
    return entry;
  });
}

/** Whether a release was ever active, at the start of the log or after a later change. */
export const wasActive = (log: readonly LogEntry[], name: string, id: string): boolean =>
  log.some((entry) => entry.name === name && entry.to === id);

/** Ignores text after the last line end: its writer was killed before it made the change. */
export function readLines(store: ReleaseStore): string[] {
  const text = readLogText(store);
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}

export function readTornLine(store: ReleaseStore): string {
  const text = readLogText(store);
  return text.slice(text.lastIndexOf('\n') + 1);
}

export function readLogText(store: ReleaseStore): string {
  const file = logFileOf(store);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** @returns undefined for a line that is not an entry */
export function parseEntry(line: string): LogEntry | undefined {
  try {
    const parsed: unknown = JSON.parse(line);
    return isEntry(parsed) ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** Entries are signed or at least hashed, so only the fields that this check needs are validated. */
const isEntry = (parsed: unknown): parsed is LogEntry => entryShape.safeParse(parsed).success;
