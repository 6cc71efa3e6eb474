import type { EventBusOptions } from './event-bus-types.ts';

/** Events per second that one owner may publish for long. An animation frame or a list of fifty cards stays below it. */
const EVENTS_PER_SECOND = 50;
/** Events that one owner may publish at once, for example when a page mounts. */
const MAX_BURST = 100;
const REPORT_INTERVAL_MS = 1_000;

/** An event may lead to the next one this many times; no chain of the site is longer than a few events. */
export const MAX_CHAIN_LENGTH = 16;

interface Bucket {
  tokens: number;
  filledAt: number;
  reportedAt: number;
}

/**
 * Limits how often each owner publishes, so that a loop in one remote does not keep the subscribers of the others busy.
 *
 * @param report called at most once per second and owner
 * @returns a function that takes one token, and returns false when the event must be dropped
 */
export function createPublishLimits(report: EventBusOptions['report']): (event: string, owner: string) => boolean {
  const buckets = new Map<string, Bucket>();
  return (event, owner) => {
    const now = performance.now();
    const bucket = buckets.get(owner) ?? { tokens: MAX_BURST, filledAt: now, reportedAt: -Infinity };
    buckets.set(owner, bucket);
    const refill = ((now - bucket.filledAt) / 1_000) * EVENTS_PER_SECOND;
    bucket.tokens = Math.min(bucket.tokens + refill, MAX_BURST);
    bucket.filledAt = now;
    if (bucket.tokens >= 1) {
      bucket.tokens -= 1;
      return true;
    }
    if (now - bucket.reportedAt >= REPORT_INTERVAL_MS) {
      bucket.reportedAt = now;
      report({ kind: 'tooMany', event, owner });
    }
    return false;
  };
}
