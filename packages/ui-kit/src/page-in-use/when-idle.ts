/** A page that is never idle is interrupted after this time. */
const MAX_IDLE_WAIT_MS = 4_000;
/** For browsers without `requestIdleCallback`. */
const FALLBACK_DELAY_MS = 200;

/** Runs a task that the first screen does not need when the browser is idle. @returns a function that cancels the task */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, FALLBACK_DELAY_MS);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: MAX_IDLE_WAIT_MS });
  return () => window.cancelIdleCallback(handle);
}
