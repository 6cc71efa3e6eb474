import { useEffect, useState } from 'react';

type ImageState = 'loading' | 'loaded' | 'broken';

/** What is known of one image: it starts again with another address, and once the network or the service is back. */
export function useImage(src: string | null) {
  const [known, setKnown] = useState<{ src: string; state: ImageState } | null>(null);
  const state = src === null ? 'broken' : known?.src === src ? known.state : 'loading';
  const set = (next: ImageState) => src !== null && setKnown({ src, state: next });
  useEffect(() => (src && state === 'broken' ? waitForRecovery(() => setKnown(null)) : undefined), [src, state]);
  const handlers = {
    ref: (image: HTMLImageElement | null) => {
      if (state === 'loading' && image?.complete && image.naturalWidth > 0) set('loaded');
    },
    onLoad: () => set('loaded'),
    onError: () => set('broken'),
  };
  return { state, handlers };
}

const broken = new Set<() => void>();
let report = () => {};

/** Says that a picture could not be had. @returns how to stop waiting; until then `retry` is called when it may come */
function waitForRecovery(retry: () => void): () => void {
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
