import { useEffect, useState } from 'react';

/**
 * Code that no first screen of the home page needs, fetched when it is wanted; null until it is here. When it does not come,
 * the page goes on without it.
 *
 * @param load one function of a module, not made anew for each call
 */
export function useLazyModule<Module extends object>(load: () => Promise<Module>, isWanted: boolean): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setModule(loaded),
      (error) => console.error('[frame] A part of the frame could not be loaded:', error),
    );
    return () => {
      isGone = true;
    };
  }, [load, isWanted]);
  return module;
}
