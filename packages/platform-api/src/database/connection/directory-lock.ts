import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { join } from 'node:path';

/**
 * The embedded database has no lock of its own, and two processes would ruin its files. A lock of a process that is gone
 * is taken over.
 *
 * @returns releases the lock
 * @throws Error with the id of the process that holds the lock
 */
export function lockDirectory(directory: string): () => void {
  mkdirSync(directory, { recursive: true });
  const file = join(directory, 'process.lock');
  const holder = readHolder(file);
  if (holder && holder !== process.pid && isAlive(holder)) throw inUse(directory, holder);
  if (holder !== undefined) rmSync(file, { force: true });
  // `link` is atomic: of two processes one gets the name, and the file is complete when it appears.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, `${process.pid} ${bootName()}`);
  try {
    linkSync(own, file);
  } catch {
    throw inUse(directory, readHolder(file));
  } finally {
    rmSync(own, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** A start of the machine by its name; where the system has none, by its minute, which moves when the clock is set. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';
const bootName = (): string =>
  existsSync(BOOT_ID) ? readFileSync(BOOT_ID, 'utf8').trim() : String(Math.round((Date.now() / 1000 - uptime()) / 60));

const isSameBoot = (one = '', other: string): boolean => one === other || Math.abs(Number(one) - Number(other)) <= 1;

const inUse = (directory: string, holder: number | undefined) =>
  new Error(`The database in ${directory} is in use by process ${holder}. Stop it first.`);

/** @returns 0 for a lock from before the last reboot, whose process id may have been reused */
function readHolder(file: string): number | undefined {
  try {
    const [pid, boot] = readFileSync(file, 'utf8').split(' ');
    return isSameBoot(boot, bootName()) ? Number(pid) : 0;
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
