/** Milliseconds after which a page that never rests is interrupted. */
const LATEST = 4_000;

/** Runs something that the first screen does not need once the browser has nothing better to do. @returns how to cancel */
export function whenIdle(run: () => void): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(run, { timeout: LATEST });
  return () => window.cancelIdleCallback(handle);
}
