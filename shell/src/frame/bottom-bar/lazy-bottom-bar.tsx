import { useSyncExternalStore } from 'react';
import { useLazyModule } from '../use-lazy-module.ts';

const NARROW = '(max-width: 768px)';
const loadBar = () => import('./bottom-bar.tsx');

/** Wide screens never fetch it. */
export function LazyBottomBar() {
  const isNarrow = useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches);
  const loaded = useLazyModule(loadBar, isNarrow);
  return loaded && isNarrow && <loaded.BottomBar />;
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
