import type { PageRouter } from '@xana/remote-kit';
import { overlayStack } from '@xana/ui-kit/overlay-stack';

/** The page of the terms can be read before they are accepted. */
const TERMS_PATH = '/terms';

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/**
 * Whether a dialog may open automatically: the tab is visible, no other dialog or drawer is open, and the member does not type,
 * because the dialog would take the next keys.
 */
export function isPageFree(router: PageRouter): boolean {
  return (
    document.visibilityState === 'visible' &&
    overlayStack.current().length === 0 &&
    router.current().location.pathname !== TERMS_PATH &&
    !document.activeElement?.matches(FIELDS)
  );
}

/** Calls `listener` when a condition of `isPageFree` has changed. */
export function watchFreePage(router: PageRouter, listener: () => void): () => void {
  // `focusout` comes before the focus has moved.
  const later = () => void setTimeout(listener);
  document.addEventListener('visibilitychange', listener);
  document.addEventListener('focusout', later);
  const stops = [overlayStack.subscribe(later), router.subscribe(later)];
  return () => {
    document.removeEventListener('visibilitychange', listener);
    document.removeEventListener('focusout', later);
    for (const stop of stops) stop();
  };
}
