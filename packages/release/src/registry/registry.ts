import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const microfrontendState = z.object({
  active: z.string(),
  /** Releases that were active before and were not rolled back, oldest first. */
  earlier: z.array(z.string()),
  /** Releases that cannot be active, a fallback or served until the quarantine is lifted. */
  quarantined: z._default(z.array(z.string()), []),
});

const microfrontends = z.record(z.string(), microfrontendState);

const registryState = z.union([
  z.object({ revision: z.number(), microfrontends }),
  // Stores written before 2026-11-22 name the same record `parts`.
  z.pipe(
    z.object({ revision: z.number(), parts: microfrontends }),
    z.transform(({ revision, parts }) => ({ revision, microfrontends: parts })),
  ),
]);

export type RegistryState = { revision: number; microfrontends: z.output<typeof microfrontends> };
type MicrofrontendState = RegistryState['microfrontends'][string];

/** One line of the append-only log. `hash` covers the line and the previous hash, so that `verifyLog` detects any change. */
export interface LogEntry {
  revision: number;
  at: string;
  verb: 'publish' | 'promote' | 'rollback' | 'quarantine' | 'lift';
  name: string;
  /** The active release before and after. */
  from: string | null;
  to: string;
  /** The release that was quarantined or whose quarantine was lifted. */
  release?: string;
  actor: string;
  reason: string;
  previousHash: string;
  hash: string;
}

export type Change = Pick<LogEntry, 'verb' | 'name' | 'to' | 'release' | 'actor' | 'reason'>;

const EMPTY: RegistryState = { revision: 0, microfrontends: {} };

export function readRegistry({ directory }: ReleaseStore): RegistryState {
  const file = join(directory, 'registry', 'state.json');
  return existsSync(file) ? registryState.parse(JSON.parse(readFileSync(file, 'utf8'))) : EMPTY;
}

/** @throws Error when nothing was published under this name */
export function stateOf({ microfrontends }: RegistryState, name: string): MicrofrontendState {
  const state = microfrontends[name];
  if (!state) throw new Error(`There is no microfrontend "${name}".`);
  return state;
}

/** All changes, oldest first. Lines above the registry's revision are ignored: their change was never made. */
export function readLog(store: ReleaseStore): LogEntry[] {
  const { revision } = readRegistry(store);
  return linesOf(logOf(store))
    .map((line) => JSON.parse(line) as LogEntry)
    .filter((entry) => entry.revision <= revision);
}

const logOf = ({ directory }: ReleaseStore): string => join(directory, 'registry', 'log.jsonl');

/** Ignores text after the last line end: its writer was killed before it changed the registry. */
function linesOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}

/** Moves lines that a killed writer left behind to `log.jsonl.torn`. */
function repairLog(store: ReleaseStore): void {
  const file = logOf(store);
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const whole = linesOf(file)
    .slice(0, readLog(store).length)
    .map((line) => `${line}\n`)
    .join('');
  if (whole === text) return;
  const left = text.slice(whole.length).trimEnd();
  console.warn(`A release was started and not completed. Its log line was moved to ${file}.torn: ${left}`);
  appendFileSync(`${file}.torn`, `${left}\n`);
  writeAtomically(file, whole);
}

/**
 * The state after a change. Writes nothing: preflight checks it first.
 *
 * @throws Error when the change would make a quarantined release active
 */
export function applyChange({ revision, microfrontends }: RegistryState, change: Change): RegistryState {
  const { name, to } = change;
  const before = microfrontends[name];
  const quarantined = quarantinedAfter(before, change);
  if (quarantined.includes(to)) {
    throw new Error(
      `${name}@${to} is quarantined and cannot become active. Lift the quarantine or choose another release.`,
    );
  }
  const earlier = earlierAfter(before, change).filter((id) => !quarantined.includes(id));
  return {
    revision: revision + 1,
    microfrontends: { ...microfrontends, [name]: { active: to, earlier, quarantined } },
  };
}

function quarantinedAfter(before: MicrofrontendState | undefined, { verb, release }: Change): string[] {
  const others = (before?.quarantined ?? []).filter((id) => id !== release);
  return verb === 'quarantine' && release ? [...others, release] : others;
}

/** A rollback drops its target and every later release from the fallbacks: a release that was rolled back is not "good" again. */
function earlierAfter(before: MicrofrontendState | undefined, { verb, to }: Change): string[] {
  if (!before || before.active === to) return before?.earlier ?? [];
  const { active, earlier } = before;
  if (verb === 'rollback' || verb === 'quarantine') {
    return earlier.includes(to) ? earlier.slice(0, earlier.indexOf(to)) : earlier;
  }
  return [...earlier.filter((id) => id !== to && id !== active), active];
}

/** The target of a rollback, and the fallback of a page that cannot load the active release. */
export function lastKnownGood({ microfrontends }: RegistryState, name: string): string | null {
  return microfrontends[name]?.earlier.at(-1) ?? null;
}

export function isQuarantined({ microfrontends }: RegistryState, name: string, id: string): boolean {
  return microfrontends[name]?.quarantined.includes(id) ?? false;
}

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

/** @throws Error with the first line whose hash does not match, or with the number of missing lines */
export function verifyLog(store: ReleaseStore): void {
  const entries = readLog(store);
  let previousHash = '';
  for (const { hash, ...entry } of entries) {
    const isRight = entry.previousHash === previousHash && sha256(JSON.stringify(entry)) === hash;
    if (!isRight) throw new Error(`The log was changed at revision ${entry.revision}.`);
    previousHash = hash;
  }
  const { revision } = readRegistry(store);
  if (entries.length !== revision)
    throw new Error(`The log has ${entries.length} lines, and the registry is at revision ${revision}.`);
}
