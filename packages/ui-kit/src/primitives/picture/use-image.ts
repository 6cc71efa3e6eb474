import { useEffect, useState } from 'react';
import { waitForRecovery } from './broken-pictures.ts';

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
