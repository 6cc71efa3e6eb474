/** A limit is counted in slices, of which a busy page loses none. */
const SLICE_MS = 250;
/** A page that stays busy for this many times the limit is not waited for. */
const MAX_FACTOR = 4;

/**
 * Settles like `work`, or rejects when the time limit passes first. The work continues; the timer is always cleared.
 *
 * Time in which the page could not run does not count: the thread was busy with other modules, the device with other programs,
 * or the tab was frozen. So a slow device does not lose a module that works, as it would by the clock.
 *
 * @param subject begins the error message: "<subject> did not finish within 5000 ms."
 */
export async function withTimeout<Value>(work: Promise<Value>, timeoutMs: number, subject: string): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const begunAt = performance.now();
  const limit = new Promise<never>((_, reject) => {
    const countDown = (left: number) => {
      const isOver = left <= 0 || performance.now() - begunAt >= timeoutMs * MAX_FACTOR;
      if (isOver) return reject(new Error(`${subject} did not finish within ${timeoutMs} ms.`));
      const slice = Math.min(left, SLICE_MS);
      timer = setTimeout(() => countDown(left - slice), slice);
    };
    countDown(timeoutMs);
  });
  return Promise.race([work, limit]).finally(() => clearTimeout(timer));
}
