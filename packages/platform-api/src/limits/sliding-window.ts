export interface Limit {
  /** At most so many in any span of `windowMs`. */
  max: number;
  windowMs: number;
}

const MAX_KEYS = 50_000;

/** Counts exactly, in the memory of this instance. @param now milliseconds, never backwards */
export function createSlidingWindow(now: () => number = () => performance.now()) {
  const taken = new Map<string, number[]>();
  return {
    /** @returns 0 when one more is allowed, which counts it; else the milliseconds until it is */
    take(key: string, { max, windowMs }: Limit): number {
      const time = now();
      const recent = (taken.get(key) ?? []).filter((at) => at > time - windowMs);
      taken.delete(key);
      const [oldest = time] = recent;
      const isAllowed = recent.length < max;
      if (isAllowed) recent.push(time);
      taken.set(key, recent);
      // The key that was used least recently goes first.
      const [leastRecent] = taken.keys();
      if (taken.size > MAX_KEYS && leastRecent !== undefined) taken.delete(leastRecent);
      return isAllowed ? 0 : oldest + windowMs - time;
    },
  };
}
