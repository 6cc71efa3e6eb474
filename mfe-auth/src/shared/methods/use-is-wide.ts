import { useSyncExternalStore } from 'react';

/** Wider than 767 px, where MetaMask is offered (LG-02). */
const WIDE = '(min-width: 768px)';

export function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(WIDE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(WIDE).matches,
  );
}
