import { useLayoutEffect, useRef } from 'react';
import { overlayStack } from './overlay-stack.ts';

/** Puts an overlay on the stack while it is open. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // Before effects: those move the focus into the overlay.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return overlayStack.add({ close: () => close.current(), opener: document.activeElement });
  }, [isOpen]);
}
