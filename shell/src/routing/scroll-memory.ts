import type { PageRouter } from '@xana/remote-kit';

/** How long a page may take to be as tall again as it was, in milliseconds. */
const PATIENCE = 3_000;
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/** A new page starts at its top; Back and Forward return to where the reader was, once the page has grown to it. */
export function rememberScroll(router: PageRouter, window: Window): void {
  window.history.scrollRestoration = 'manual';
  const positions = new Map<string, number>();
  let key = router.current().location.key;
  let stopHolding = () => {};
  window.addEventListener('scroll', () => positions.set(key, window.scrollY), { passive: true });
  router.subscribe(() => {
    const { location, navigationType } = router.current();
    stopHolding();
    key = location.key;
    const target = navigationType === 'POP' ? (positions.get(key) ?? 0) : 0;
    if (navigationType === 'REPLACE') return;
    stopHolding = holdPosition(window, target);
  });
}

/**
 * Goes to a place and stays there while the page before gives way and the new one grows; the reader's own first move ends
 * that, whatever is still to come.
 */
function holdPosition(window: Window, target: number): () => void {
  const arrive = () => window.scrollTo(0, target);
  const observer = new ResizeObserver(arrive);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of MOVES) window.removeEventListener(move, stop);
  };
  const timer = setTimeout(stop, PATIENCE);
  for (const move of MOVES) window.addEventListener(move, stop, { passive: true });
  arrive();
  observer.observe(window.document.body);
  return stop;
}
