import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { writeAtomically } from '../store/atomic-file.ts';

/** Of one endpoint. Beyond it the oldest one is deleted. */
const MAX_DEAD_LETTERS = 500;

const deadLetter = z.object({
  /** The id of the event, which is the hash of its entry in the log. */
  event: z.string(),
  revision: z.number(),
  at: z.string(),
  problem: z.string(),
});

/** An event that an endpoint did not accept in all tries. */
export type DeadLetter = z.output<typeof deadLetter>;

/** Those of one endpoint, the oldest first. One file each: the server adds them while a command removes others. */
export function readDeadLetters(folder: string): DeadLetter[] {
  const letters = lettersOf(folder);
  if (!existsSync(letters)) return [];
  return readdirSync(letters)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => readLetter(join(letters, name)))
    .toSorted((one, other) => one.revision - other.revision);
}

function readLetter(file: string): DeadLetter[] {
  try {
    return [deadLetter.parse(JSON.parse(readFileSync(file, 'utf8')))];
  } catch {
    // Removed meanwhile.
    return [];
  }
}

export function addDeadLetter(folder: string, letter: DeadLetter): void {
  mkdirSync(lettersOf(folder), { recursive: true });
  writeAtomically(fileOf(folder, letter.event), JSON.stringify(letter));
  for (const { event } of readDeadLetters(folder).slice(0, -MAX_DEAD_LETTERS)) removeDeadLetter(folder, event);
}

export function removeDeadLetter(folder: string, event: string): void {
  rmSync(fileOf(folder, event), { force: true });
}

const lettersOf = (folder: string): string => join(folder, 'dead-letters');
const fileOf = (folder: string, event: string): string => join(lettersOf(folder), `${event}.json`);
