import { isDeepStrictEqual } from 'node:util';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { verify } from '../store/signing.ts';
import { signedText } from './commit-change.ts';
import { readIntactState } from './read-registry.ts';
import { EMPTY_REGISTRY, type RegistryState, withoutProposal } from './registry-state.ts';
import { isMaintenance, type LogEntry, parseEntry, readLines } from './release-log.ts';

export interface Findings {
  problems: string[];
  /** What a reader should know, and is not wrong. */
  notes: string[];
}

/** @throws Error with all problems of the log */
export function verifyLog(store: ReleaseStore): void {
  const { problems } = checkLog(store);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Checks every line: its hash, signature and position, and that the registry is the result of the log. */
export function checkLog(store: ReleaseStore): Findings {
  const lines = readLines(store).map((line, index) => ({ number: index + 1, entry: parseEntry(line) }));
  const problems = lines.flatMap(({ number, entry }) => (entry ? [] : [`Line ${number} of the log is unreadable.`]));
  const entries = lines.flatMap(({ entry }) => (entry ? [entry] : []));
  const lost = new Set(entries.filter((entry) => isGenuine(store, entry)).flatMap(missingOf));
  let previous: LogEntry | undefined;
  for (const entry of entries) {
    problems.push(...checkEntry(store, entry, previous, lost));
    previous = entry;
  }
  if (problems.length === 0) problems.push(...checkState(store, entries));
  return { problems: [...problems, ...checkHead(store, previous)], notes: notesOf(store, entries, lost) };
}

const missingOf = (entry: LogEntry): number[] => (isMaintenance(entry) ? (entry.missing ?? []) : []);

/** Whether hash and signature belong to the entry. */
export function isGenuine(store: ReleaseStore, entry: LogEntry): boolean {
  return hasRightHash(entry) && (!entry.signature || isSignatureAccepted(store, entry));
}

function hasRightHash({ hash, signature: _, ...content }: LogEntry): boolean {
  return sha256(JSON.stringify(content)) === hash;
}

function isSignatureAccepted({ keys: { publicKeys } }: ReleaseStore, { hash, signature }: LogEntry): boolean {
  return publicKeys.length === 0 || verify(publicKeys, signedText(hash), signature ?? '');
}

function checkEntry(
  store: ReleaseStore,
  entry: LogEntry,
  previous: LogEntry | undefined,
  lost: ReadonlySet<number>,
): string[] {
  const { revision } = entry;
  const expected = (previous?.revision ?? 0) + 1;
  const skipped = Array.from({ length: Math.max(0, revision - expected) }, (_, index) => expected + index);
  const unexplained = skipped.filter((each) => !lost.has(each));
  const isChained = entry.previousHash === (previous?.hash ?? '');
  const isSigned = entry.signature !== undefined;
  return [
    ...(unexplained.length > 0 ? [`The log has no entry for revision ${unexplained.join(', ')}.`] : []),
    ...(revision < expected ? [`The log has revision ${revision} after revision ${expected - 1}.`] : []),
    ...(hasRightHash(entry) && (isChained || skipped.length > unexplained.length)
      ? []
      : [`The log was changed at revision ${revision}.`]),
    ...(isSigned && !isSignatureAccepted(store, entry)
      ? [`The signature of revision ${revision} was not made with an accepted key.`]
      : []),
    ...(previous?.signature && !isSigned ? [`Revision ${revision} is not signed, but earlier ones are.`] : []),
  ];
}

function checkState(store: ReleaseStore, entries: readonly LogEntry[]): string[] {
  const last = entries.at(-1)?.revision ?? 0;
  const state = readIntactState(store);
  if (!state) return last > 0 ? ['registry/state.json is missing or unreadable.'] : [];
  if (state.revision !== last)
    return [`The log has ${entries.length} lines, and the registry is at revision ${state.revision}.`];
  return isDeepStrictEqual(state, replayLog(entries)) ? [] : ['registry/state.json is not the result of the log.'];
}

/** With a key, an unsigned log may be one whose signatures were removed. */
function checkHead({ keys: { publicKeys } }: ReleaseStore, last: LogEntry | undefined): string[] {
  return publicKeys.length > 0 && last && !last.signature
    ? [
        `The last entry of the log, revision ${last.revision}, is not signed. If all entries are known, sign with \`release recover\`.`,
      ]
    : [];
}

function notesOf(
  { keys: { publicKeys } }: ReleaseStore,
  entries: readonly LogEntry[],
  lost: ReadonlySet<number>,
): string[] {
  const unsigned = entries.filter(({ signature }) => !signature).length;
  const areSigned = unsigned < entries.length;
  return [
    ...(lost.size > 0 ? [`Lost and reported by \`release recover\`: revision ${[...lost].join(', ')}.`] : []),
    ...(unsigned > 0 && areSigned ? [`${unsigned} entries were written before signatures.`] : []),
    ...(areSigned && publicKeys.length === 0 ? ['Signatures were not checked: set RELEASE_PUBLIC_KEY.'] : []),
  ];
}

/** Rebuilds the registry from the log. */
export function replayLog(entries: readonly LogEntry[]): RegistryState {
  return entries.reduce((state, entry) => ({ ...stateAfter(state, entry), revision: entry.revision }), EMPTY_REGISTRY);
}

function stateAfter(state: RegistryState, entry: LogEntry): RegistryState {
  if (isMaintenance(entry) || !entry.after) return { ...state, ...entry.state };
  return {
    ...state,
    microfrontends: replaceIn(state.microfrontends, entry.name, entry.after.microfrontends),
    retired: replaceIn(state.retired, entry.name, entry.after.retired),
    proposals: withoutProposal(state.proposals, entry),
  };
}

function replaceIn<T>(all: Record<string, T>, name: string, value: T | null): Record<string, T> {
  const others = Object.fromEntries(Object.entries(all).filter(([key]) => key !== name));
  // An existing name keeps its position, as in `applyChange` of `registry-state.ts`.
  return value === null ? others : { ...(name in all ? all : others), [name]: value };
}
