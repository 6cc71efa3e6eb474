import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeAtomically } from '../store/atomic-file.ts';
import { sha256 } from '../store/integrity.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readRegistry } from './read-registry.ts';
import type { Change } from './registry-state.ts';

/** One line of the append-only log. `hash` covers the line and the previous hash, so that `verifyLog` detects any change. */
export interface LogEntry extends Change {
  revision: number;
  at: string;
  /** The active release before the change. */
  from: string | null;
  previousHash: string;
  hash: string;
}

/** All changes, oldest first. Lines above the registry's revision are ignored: their change was never made. */
export function readLog(store: ReleaseStore): LogEntry[] {
  const { revision } = readRegistry(store);
  return linesOf(logOf(store))
    .map((line) => JSON.parse(line) as LogEntry)
    .filter((entry) => entry.revision <= revision);
}

export const logOf = ({ directory }: ReleaseStore): string => join(directory, 'registry', 'log.jsonl');

/** Ignores text after the last line end: its writer was killed before it changed the registry. */
function linesOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter(Boolean);
}

/** Moves lines that a killed writer left behind to `log.jsonl.torn`. */
export function repairLog(store: ReleaseStore): void {
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
