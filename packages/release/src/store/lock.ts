import { randomUUID } from 'node:crypto';
import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { explainFullDisk } from './disk-full.ts';
import { describeOwner, type LockOwner, parseOwner, stateOfOwner } from './lock-owner.ts';

/** How long a writer waits for the lock of another one, in milliseconds. */
const LOCK_TIMEOUT_MS = 15_000;
const ASYNC_LOCK_TIMEOUT_MS = 600_000;
/** A lock of another machine that was not refreshed for so long is taken over, in milliseconds. */
const STALE_LOCK_MS = 60_000;
/** The same for a lock without an owner: its writer was killed before it wrote its description. */
const STALE_ANONYMOUS_LOCK_MS = 5_000;
const RETRY_DELAY_MS = 20;

/** A lock that this process holds. */
export interface HeldLock {
  /**
   * Refreshes the lock.
   *
   * @throws Error when the lock was removed or taken over, so that nothing is changed without it
   */
  assertHeld(): void;
}

/** The lock file as another process sees it. */
export interface SeenLock {
  stats: Stats;
  owner: LockOwner | undefined;
}

export const lockFileOf = (folder: string): string => join(folder, '.lock');

/**
 * Runs `work` as the only writer of a folder, across processes and machines that share it. The lock is a file with the description
 * of its owner. A lock is taken over at once when its owner is a dead process of this machine, and never while the owner runs here.
 *
 * @throws Error when another writer holds the lock for 15 seconds
 */
export function withLock<T>(folder: string, work: (lock: HeldLock) => T): T {
  const file = lockFileOf(folder);
  const nonce = acquire(file);
  const isHeld = () => seeLock(file)?.owner?.nonce === nonce;
  try {
    return work({
      assertHeld() {
        if (!isHeld())
          throw new Error('The lock of the release store was removed or taken over. Nothing was changed; try again.');
        const now = new Date();
        utimesSync(file, now, now);
      },
    });
  } finally {
    if (isHeld()) rmSync(file, { force: true });
  }
}

/**
 * As `withLock`, for work that takes minutes: waits without blocking the process, so that it works between two callers of one process, too.
 *
 * @throws Error when another one holds the lock for 10 minutes
 */
export async function withAsyncLock<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const file = lockFileOf(folder);
  const nonce = randomUUID();
  const deadline = performance.now() + ASYNC_LOCK_TIMEOUT_MS;
  while (!tryAcquire(file, nonce, deadline)) await wait(RETRY_DELAY_MS);
  const isHeld = () => seeLock(file)?.owner?.nonce === nonce;
  const refresh = setInterval(() => isHeld() && utimesSync(file, new Date(), new Date()), STALE_LOCK_MS / 4);
  try {
    return await work();
  } finally {
    clearInterval(refresh);
    if (isHeld()) rmSync(file, { force: true });
  }
}

function acquire(file: string): string {
  const nonce = randomUUID();
  const deadline = performance.now() + LOCK_TIMEOUT_MS;
  while (!tryAcquire(file, nonce, deadline))
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY_MS);
  return nonce;
}

/** @returns false when the lock is held. @throws Error when it is held at the deadline */
function tryAcquire(file: string, nonce: string, deadline: number): boolean {
  if (explainFullDisk(() => create(file, nonce))) return true;
  const seen = seeLock(file);
  if (!seen) return tryAcquire(file, nonce, deadline);
  if (isStale(seen)) {
    takeOver(file, seen);
    return tryAcquire(file, nonce, deadline);
  }
  if (performance.now() > deadline)
    throw new Error(
      `Another release is in progress: ${describeLock(seen)}. Try again in a moment; if its process is gone, run \`release unlock\`.`,
    );
  return false;
}

/** @returns false when the lock exists */
function create(file: string, nonce: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeFileSync(descriptor, JSON.stringify(describeOwner(nonce)));
    return true;
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    closeSync(descriptor);
  }
}

/** @returns undefined when the folder is not locked */
export function seeLock(file: string): SeenLock | undefined {
  try {
    const stats = statSync(file);
    // Earlier versions made a folder of this name.
    return { stats, owner: stats.isFile() ? parseOwner(readFileSync(file, 'utf8')) : undefined };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function isStale({ stats, owner }: SeenLock): boolean {
  const state = owner ? stateOfOwner(owner) : 'unknown';
  if (state !== 'unknown') return state === 'dead';
  // A time in the future means that a clock was set back, not that the lock is new.
  return Math.abs(Date.now() - stats.mtimeMs) > (owner ? STALE_LOCK_MS : STALE_ANONYMOUS_LOCK_MS);
}

/** Moves a lock aside before it is removed, so that of two processes only one removes it, and neither a newer lock. */
export function takeOver(file: string, { stats }: SeenLock): void {
  const aside = `${file}.${randomUUID()}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (statSync(aside).ino === stats.ino) rmSync(aside, { recursive: true });
  else renameSync(aside, file);
}

/** For messages, for example `process 17 on build-3 holds the lock for 12 s`. */
export function describeLock({ stats, owner }: SeenLock): string {
  const seconds = Math.max(0, Math.round((Date.now() - (owner ? Date.parse(owner.since) : stats.mtimeMs)) / 1000));
  return owner
    ? `process ${owner.pid} on ${owner.host} holds the lock for ${seconds} s`
    : `an unknown process holds the lock for ${seconds} s`;
}
