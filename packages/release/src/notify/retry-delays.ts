const FIRST_DELAY_MS = 5_000;
export const MAX_DELAY_MS = 3_600_000;
/** With the delays between them, the last one is about 24 hours after the first. */
export const MAX_TRIES = 33;

/**
 * How long to wait after a failed try: exponential backoff, with jitter of a quarter so that endpoints that failed together are not
 * called together.
 *
 * @param tries how often the event was sent
 * @param random from 0 to 1
 * @returns milliseconds; undefined after the last try
 */
export function delayAfter(tries: number, random: number): number | undefined {
  if (tries >= MAX_TRIES) return undefined;
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (tries - 1), MAX_DELAY_MS);
  return Math.round(delay * (0.75 + random / 2));
}
