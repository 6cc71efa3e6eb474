export interface FreePage {
  /** Whether a dialog may open now. */
  isPageFree(): boolean;
  /** Calls `listener` when `isPageFree` may have changed; returns how to stop. */
  subscribe(listener: () => void): () => void;
  signal: AbortSignal;
}

/** Resolves when a dialog may open. @throws when `signal` aborts */
export function untilFree({ isPageFree, subscribe, signal }: FreePage): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    if (isPageFree()) return resolve();
    const stop = subscribe(() => {
      if (!isPageFree()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', () => {
      stop();
      reject(signal.reason);
    });
  });
}
