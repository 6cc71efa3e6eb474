import { LRUCache } from 'lru-cache';
import { upToEntries } from './lru-limits.ts';

export interface Limit {
  /** Maximum count in any span of `windowMs`. */
  max: number;
  windowMs: number;
}

const MAX_KEYS = 50_000;

/** A sliding-window rate limit in the memory of this instance. @param now monotonic clock in milliseconds */
export function createSlidingWindow(now: () => number = () => performance.now()) {
  const taken = new LRUCache<string, number[]>(upToEntries(MAX_KEYS));
  return {
    /** Counts one action if the limit allows it. @returns 0, or the milliseconds until the next one is allowed */
    take(key: string, { max, windowMs }: Limit): number {
      const time = now();
      const recent = (taken.get(key) ?? []).filter((at) => at > time - windowMs);
      const [oldest = time] = recent;
      const isAllowed = recent.length < max;
      if (isAllowed) recent.push(time);
      taken.set(key, recent);
      return isAllowed ? 0 : oldest + windowMs - time;
    },
  };
}
