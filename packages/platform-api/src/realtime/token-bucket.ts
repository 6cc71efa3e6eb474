interface Rate {
  /** So many at once. */
  burst: number;
  /** So many come back each second. */
  perSecond: number;
}

/** Says whether one more is within the rate, and counts it if it is. @param now milliseconds, never backwards */
export function createTokenBucket({ burst, perSecond }: Rate, now: () => number = () => performance.now()) {
  let tokens = burst;
  let before = now();
  return (): boolean => {
    const time = now();
    tokens = Math.min(burst, tokens + ((time - before) / 1_000) * perSecond);
    before = time;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
