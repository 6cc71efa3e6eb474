import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Composition } from './composition.ts';

const Composed = createContext<Composition | null>(null);
export const CompositionProvider = Composed.Provider;

/** The page's composition; who reads it renders anew when a remote is replaced. */
export function useComposition(): Composition {
  const composition = useContext(Composed);
  if (!composition) throw new Error('Rendered outside of the page.');
  useSyncExternalStore(composition.subscribe, composition.generation);
  return composition;
}
