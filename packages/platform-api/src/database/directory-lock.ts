import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/** Clocks are set and `uptime` is rounded; machines that were started anew are further apart than this. */
const SAME_BOOT_SECONDS = 60;

/**
 * The embedded database has no lock of its own, and two processes would ruin its files. A lock of a process that is gone
 * is taken over.
 *
 * @returns how to give the folder free again
 * @throws Error that names the process which has it
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'process.lock');
  const holder = readHolder(file);
  if (holder && holder !== process.pid && isAlive(holder)) throw inUse(directory, holder);
  if (holder !== undefined) rmSync(file, { force: true });
  // Linked when it is whole: of two that start at the same time one gets the name, and nobody reads half a line.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${bootSeconds()}`);
  try {
    linkSync(own, file);
  } catch {
    throw inUse(directory, readHolder(file));
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

const bootSeconds = (): number => Math.round(Date.now() / 1000 - uptime());

const inUse = (directory: string, holder: number | undefined) =>
  new Error(`The database in ${directory} is in use by process ${holder}. Stop it first.`);

/** @returns 0 for a lock from before the machine was started anew: its number may be another process's by now */
function readHolder(file: string): number | undefined {
  try {
    const [pid, boot = bootSeconds()] = readFileSync(file, 'utf8').split(' ').map(Number);
    return Math.abs(boot - bootSeconds()) > SAME_BOOT_SECONDS ? 0 : pid;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
