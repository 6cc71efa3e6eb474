import { lockSync } from 'proper-lockfile';

/** How long a writer waits for the lock of another one, in milliseconds. */
const LOCK_TIMEOUT_MS = 15_000;
/** A lock that was not refreshed for so long belonged to a killed process and is taken over, in milliseconds. */
const STALE_LOCK_MS = 5_000;
const RETRY_DELAY_MS = 20;

/**
 * Runs `work` as the only writer of a folder, across processes and machines that share it. The lock is a folder `.lock` that its
 * owner touches; no process id is compared, because ids repeat in containers.
 *
 * @throws Error when another writer holds the lock for 15 seconds
 */
export function withLock<T>(folder: string, work: () => T): T {
  const release = acquire(folder);
  try {
    return work();
  } finally {
    release();
  }
}

function acquire(folder: string): () => void {
  const deadline = Date.now() + LOCK_TIMEOUT_MS;
  for (;;) {
    try {
      return lockSync(folder, { lockfilePath: `${folder}/.lock`, stale: STALE_LOCK_MS });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ELOCKED') throw error;
      if (Date.now() > deadline) throw new Error('Another release is in progress. Try again in a moment.');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_DELAY_MS);
    }
  }
}
