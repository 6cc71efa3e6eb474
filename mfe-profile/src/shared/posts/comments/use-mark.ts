import { type RefObject, useEffect, useState } from 'react';

const MARK_MS = 4_000;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls to a row that the address leads to, moves the focus to it, and marks it for a moment.
 *
 * @returns whether it is marked
 */
export function useMark(row: RefObject<HTMLElement | null>, isLinked: boolean): boolean {
  const [isMarked, setIsMarked] = useState(false);
  useEffect(() => {
    if (!isLinked || !row.current) return;
    const stopHolding = holdInView(row.current);
    row.current.focus({ preventScroll: true });
    setIsMarked(true);
    const timer = setTimeout(() => {
      stopHolding();
      setIsMarked(false);
    }, MARK_MS);
    return () => {
      stopHolding();
      clearTimeout(timer);
    };
  }, [row, isLinked]);
  return isMarked;
}

/** Keeps a row in view while the page grows, as the shell holds the top of a new page. The first input of the user ends this. */
function holdInView(row: HTMLElement): () => void {
  // Without animation: a page that grows would start it again and again.
  const show = () => row.scrollIntoView({ block: 'center', behavior: 'instant' });
  const observer = new ResizeObserver(show);
  const stop = () => {
    observer.disconnect();
    for (const move of USER_EVENTS) window.removeEventListener(move, stop);
  };
  for (const move of USER_EVENTS) window.addEventListener(move, stop, { passive: true });
  show();
  observer.observe(document.body);
  return stop;
}
