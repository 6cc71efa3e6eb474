import { useEffect, useState } from 'react';

/**
 * Loads code that the first screen of the home page does not need; null until it is loaded, also when the load fails.
 *
 * @param load a function with a stable identity
 */
export function useLazyModule<Module extends object>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    let isGone = false;
    load().then(
      (loaded) => !isGone && setModule(loaded),
      (error) => console.error('[frame] A module of the frame could not be loaded:', error),
    );
    return () => {
      isGone = true;
    };
  }, [load, isNeeded]);
  return module;
}
