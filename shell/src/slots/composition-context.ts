import { createContext, useContext } from 'react';
import type { Composition } from './composition.ts';

const Composed = createContext<Composition | null>(null);
export const CompositionProvider = Composed.Provider;

export function useComposition(): Composition {
  const composition = useContext(Composed);
  if (!composition) throw new Error('Rendered outside of the page.');
  return composition;
}
