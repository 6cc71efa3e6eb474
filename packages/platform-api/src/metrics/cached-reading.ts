import { withTimeout } from '../database/connection/with-timeout.ts';

interface Limits {
  /** How long a reading is used for further scrapes. */
  maxAgeMs: number;
  /** How long a scrape waits. */
  timeoutMs: number;
}

/**
 * Reads something costly for scrapes: once for concurrent ones, and never while an earlier read is still running, so that scrapes
 * cannot pile up on a slow database.
 *
 * @param now monotonic clock in milliseconds
 * @returns undefined when the read failed or takes longer than the timeout
 */
export function createCachedReading<Value>(
  read: () => Promise<Value>,
  { maxAgeMs, timeoutMs }: Limits,
  now: () => number = () => performance.now(),
): () => Promise<Value | undefined> {
  let reading: Promise<Value | undefined> | undefined;
  let readAt = 0;
  let isRunning = false;
  return () => {
    if (!reading || (!isRunning && now() - readAt >= maxAgeMs)) {
      isRunning = true;
      reading = read()
        .catch(() => undefined)
        .finally(() => {
          isRunning = false;
          readAt = now();
        });
    }
    return withTimeout(reading, timeoutMs, () => undefined);
  };
}
