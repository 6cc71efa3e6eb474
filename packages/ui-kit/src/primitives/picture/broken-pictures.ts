const broken = new Set<() => void>();
let report = () => {};

/** Says that a picture could not be had. @returns how to stop waiting; until then `retry` is called when it may come */
export function waitForRecovery(retry: () => void): () => void {
  broken.add(retry);
  report();
  return () => broken.delete(retry);
}

/** Has every broken picture on the page fetched again: the network or the service is back. */
export function retryPictures(): void {
  for (const retry of [...broken]) retry();
}

/** Tells the page that a picture broke, so that it can find out whether pictures can be had at all. */
export function onPictureBroken(listener: () => void): void {
  report = listener;
}
