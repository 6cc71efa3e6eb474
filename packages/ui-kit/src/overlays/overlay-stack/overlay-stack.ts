import { useLayoutEffect, useRef } from 'react';

/** A dialog, sheet or drawer over the page. */
export interface OpenOverlay {
  close(): void;
  /** The focused element when it opened. */
  readonly opener: Element | null;
}

let open: readonly OpenOverlay[] = [];
const listeners = new Set<() => void>();

function set(next: readonly OpenOverlay[]) {
  open = next;
  for (const listener of [...listeners]) listener();
}

/** The open overlays, topmost last. The shell adds a history entry for each and restores the focus. */
export const overlayStack = {
  current: () => open,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** @returns how to remove it from the stack */
  add(overlay: OpenOverlay): () => void {
    set([...open, overlay]);
    return () => {
      if (open.includes(overlay)) set(open.filter((each) => each !== overlay));
    };
  },
  /** Closes the topmost overlays until `count` are left. They leave the stack before their animations end. */
  closeDownTo(count: number): void {
    const closing = open.slice(count).reverse();
    if (closing.length === 0) return;
    set(open.slice(0, count));
    for (const { close } of closing) close();
  },
};

/** Puts an overlay on the stack while it is open. */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  close.current = onClose;
  // A layout effect runs before the effects that move the focus into the overlay.
  useLayoutEffect(() => {
    if (!isOpen) return;
    return overlayStack.add({ close: () => close.current(), opener: document.activeElement });
  }, [isOpen]);
}
