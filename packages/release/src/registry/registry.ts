import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';
import { sha256Hex } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';

const part = z.object({
  active: z.string(),
  /** Releases that were the default before and were not taken back, the newest last. */
  earlier: z.array(z.string()),
  /** Releases that are never active, a fallback or served again, unless the quarantine is lifted. */
  quarantined: z._default(z.array(z.string()), []),
});

const registryState = z.object({ revision: z.number(), parts: z.record(z.string(), part) });

export type RegistryState = z.output<typeof registryState>;
type PartState = RegistryState['parts'][string];

/** One line of the append-only log; `hash` covers the line and the hash before it, so none can be changed unseen. */
export interface LogEntry {
  revision: number;
  at: string;
  verb: 'publish' | 'promote' | 'rollback' | 'quarantine' | 'lift';
  name: string;
  /** The active release before and after. */
  from: string | null;
  to: string;
  /** The release that a quarantine or its lifting is about. */
  release?: string;
  actor: string;
  reason: string;
  previousHash: string;
  hash: string;
}

export type Change = Pick<LogEntry, 'verb' | 'name' | 'to' | 'release' | 'actor' | 'reason'>;

const NONE: RegistryState = { revision: 0, parts: {} };

export function readRegistry({ directory }: ReleaseStore): RegistryState {
  const file = join(directory, 'registry', 'state.json');
  return existsSync(file) ? registryState.parse(JSON.parse(readFileSync(file, 'utf8'))) : NONE;
}

/** What was done, the oldest first. The state decides: a line whose change was never made is none of it. */
export function readLog(store: ReleaseStore): LogEntry[] {
  const { revision } = readRegistry(store);
  return linesOf(logOf(store))
    .map((line) => JSON.parse(line) as LogEntry)
    .filter((entry) => entry.revision <= revision);
}

const logOf = ({ directory }: ReleaseStore): string => join(directory, 'registry', 'log.jsonl');

/** A writer that was killed in the middle of a line changed nothing: what it left after the last line end is no entry. */
function linesOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}

/** What a killed writer left goes out of the way of the next line, and is kept for whoever wants to know. */
function mendLog(store: ReleaseStore): void {
  const file = logOf(store);
  if (!existsSync(file)) return;
  const text = readFileSync(file, 'utf8');
  const whole = linesOf(file)
    .slice(0, readLog(store).length)
    .map((line) => `${line}\n`)
    .join('');
  if (whole === text) return;
  const left = text.slice(whole.length).trimEnd();
  console.warn(`A release was begun and never made; its line is in ${file}.torn now: ${left}`);
  appendFileSync(`${file}.torn`, `${left}\n`);
  writeAtomically(file, whole);
}

/**
 * The state after a change, without writing anything: what preflight judges.
 *
 * @throws Error when the change would make a quarantined release active
 */
export function applyChange({ revision, parts }: RegistryState, change: Change): RegistryState {
  const { name, to } = change;
  const before = parts[name];
  const quarantined = quarantinedAfter(before, change);
  if (quarantined.includes(to)) {
    throw new Error(
      `${name}@${to} is quarantined: it cannot be active. Lift the quarantine first, or name another one.`,
    );
  }
  const earlier = earlierAfter(before, change).filter((id) => !quarantined.includes(id));
  return { revision: revision + 1, parts: { ...parts, [name]: { active: to, earlier, quarantined } } };
}

function quarantinedAfter(before: PartState | undefined, { verb, release }: Change): string[] {
  const others = (before?.quarantined ?? []).filter((id) => id !== release);
  return verb === 'quarantine' && release ? [...others, release] : others;
}

/** A release that is taken back is never again one that was good; whatever came after its successor went with it. */
function earlierAfter(before: PartState | undefined, { verb, to }: Change): string[] {
  if (!before || before.active === to) return before?.earlier ?? [];
  const { active, earlier } = before;
  if (verb === 'rollback' || verb === 'quarantine') {
    return earlier.includes(to) ? earlier.slice(0, earlier.indexOf(to)) : earlier;
  }
  return [...earlier.filter((id) => id !== to && id !== active), active];
}

/** What a rollback goes back to, and what a page falls back to when the active release cannot be loaded. */
export function lastKnownGood({ parts }: RegistryState, name: string): string | null {
  return parts[name]?.earlier.at(-1) ?? null;
}

export function isQuarantined({ parts }: RegistryState, name: string, id: string): boolean {
  return parts[name]?.quarantined.includes(id) ?? false;
}

/** Writes a judged state, and before it its line in the log. The caller holds the store's lock. */
export function commitChange(store: ReleaseStore, next: RegistryState, change: Change): void {
  const before = readRegistry(store);
  if (next.revision !== before.revision + 1)
    throw new Error('The registry changed meanwhile. Look at its status and try again.');
  mendLog(store);
  const previousHash = readLog(store).at(-1)?.hash ?? '';
  const entry = {
    revision: next.revision,
    at: new Date().toISOString(),
    ...change,
    from: before.parts[change.name]?.active ?? null,
    previousHash,
  };
  const line: LogEntry = { ...entry, hash: sha256Hex(JSON.stringify(entry)) };
  appendFileSync(logOf(store), `${JSON.stringify(line)}\n`);
  writeAtomically(join(store.directory, 'registry', 'state.json'), JSON.stringify(next, null, 2));
}

/** @throws Error that names the first line which does not follow from the one before, or says that lines are missing */
export function verifyLog(store: ReleaseStore): void {
  const entries = readLog(store);
  let previousHash = '';
  for (const { hash, ...entry } of entries) {
    const isRight = entry.previousHash === previousHash && sha256Hex(JSON.stringify(entry)) === hash;
    if (!isRight) throw new Error(`The log was changed at revision ${entry.revision}.`);
    previousHash = hash;
  }
  const { revision } = readRegistry(store);
  if (entries.length !== revision)
    throw new Error(`The log has ${entries.length} lines, and the registry is at revision ${revision}.`);
}
