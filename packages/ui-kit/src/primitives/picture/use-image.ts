import { useEffect, useState } from 'react';

type ImageState = 'loading' | 'loaded' | 'broken';

/** The loading state of an image. It restarts with another URL and after a recovery of network or service. */
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

/** Registers a broken picture; a recovery calls `retry`. @returns how to unregister */
function waitForRecovery(retry: () => void): () => void {
  broken.add(retry);
  report();
  return () => broken.delete(retry);
}

/** Reloads every broken picture on the page, after a recovery of network or service. */
export function retryPictures(): void {
  for (const retry of [...broken]) retry();
}

/** Sets the listener for broken pictures, which lets the page check the media host. */
export function onPictureBroken(listener: () => void): void {
  report = listener;
}
