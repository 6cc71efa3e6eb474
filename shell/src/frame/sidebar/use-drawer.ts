import { type RefObject, useEffect, useRef } from 'react';

/** From here the sidebar is a column beside the page. */
const WIDE = '(min-width: 992px)';

/**
 * While the drawer is open: Escape closes it, the page behind does not scroll, and a window that grows wide has no drawer.
 * The focus goes in with it, and back to where it came from.
 */
export function useDrawer(isOpen: boolean, onClose: () => void): RefObject<HTMLElement | null> {
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    drawer.current?.focus({ preventScroll: true });
    const leaving = new AbortController();
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && onClose();
    document.addEventListener('keydown', closeOnEscape, leaving);
    matchMedia(WIDE).addEventListener('change', onClose, leaving);
    const { style } = document.documentElement;
    style.overflow = 'hidden';
    return () => {
      leaving.abort();
      style.overflow = '';
      if (drawer.current?.contains(document.activeElement) && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen, onClose]);
  return drawer;
}
