import { useSyncExternalStore } from 'react';

/** When the page counts as in use without an event: a screen reader reads it without one. */
const FALLBACK_MS = 20_000;
const EVENTS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'focusin'] as const;

let isInUse = false;
const listeners = new Set<() => void>();

function onUse(): void {
  isInUse = true;
  document.documentElement.dataset.inUse = '';
  for (const event of EVENTS) removeEventListener(event, onUse);
  for (const listener of listeners) listener();
}

const isPageInUse = (): boolean => isInUse;

function subscribeToUse(listener: () => void): () => void {
  if (listeners.size === 0 && !isInUse) {
    for (const event of EVENTS) addEventListener(event, onUse, { passive: true });
    setTimeout(onUse, FALLBACK_MS);
  }
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether a person has used the page. What the first screen does not need loads from then on, and costs the first load nothing. */
export const useIsPageInUse = (): boolean => useSyncExternalStore(subscribeToUse, isPageInUse);
