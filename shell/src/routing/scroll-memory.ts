import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { PageRouter } from '@xana/remote-kit';

/** A page that has not grown for this time has its final height. */
const GROWTH_TIMEOUT_MS = 10_000;
/** How long a restored position is held against later layout shifts. */
const HOLD_TIMEOUT_MS = 3_000;
const MAX_POSITIONS = 50;
const USER_EVENTS = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * Scrolls a new page to its top, and restores the position after Back, Forward and a reload, once the page has grown to it;
 * an infinite list grows on the way. Session storage keeps the positions across a reload.
 */
export function rememberScroll(router: PageRouter, window: Window, storage: Storage | undefined): void {
  window.history.scrollRestoration = 'manual';
  const positions = readPositions(storage);
  let key = router.current().location.key;
  let stopHolding = holdPosition(window, positions.get(key) ?? 0);
  window.addEventListener('scroll', () => positions.set(key, window.scrollY), { passive: true });
  window.addEventListener('pagehide', () => writePositions(storage, positions));
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
 * Scrolls to a position and holds it while the old page is replaced and the new one grows. The first input of the user ends
 * this, and so does scrolling without a layout shift: by the search of the browser or a screen reader.
 */
function holdPosition(window: Window, target: number): () => void {
  // Growth never moves the top of a page. Holding it would only scroll back a reader who has left it.
  if (target === 0) {
    window.scrollTo(0, 0);
    return () => {};
  }
  const { body } = window.document;
  let timer: ReturnType<typeof setTimeout>;
  let isReached = false;
  let height = 0;
  const isAway = () => Math.abs(window.scrollY - target) >= 1;
  const arrive = () => {
    height = body.offsetHeight;
    window.scrollTo(0, target);
    if (isReached) return;
    isReached = !isAway();
    clearTimeout(timer);
    timer = setTimeout(stop, isReached ? HOLD_TIMEOUT_MS : GROWTH_TIMEOUT_MS);
  };
  const yieldToUser = () => isReached && isAway() && height === body.offsetHeight && stop();
  const observer = new ResizeObserver(arrive);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('scroll', yieldToUser);
    for (const move of USER_EVENTS) window.removeEventListener(move, stop);
  };
  window.addEventListener('scroll', yieldToUser, { passive: true });
  for (const move of USER_EVENTS) window.addEventListener(move, stop, { passive: true });
  arrive();
  observer.observe(body);
  return stop;
}

function readPositions(storage: Storage | undefined): Map<string, number> {
  try {
    return new Map(JSON.parse(storage?.getItem(TAB_STORAGE_KEYS.scrollPositions) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function writePositions(storage: Storage | undefined, positions: Map<string, number>): void {
  try {
    storage?.setItem(TAB_STORAGE_KEYS.scrollPositions, JSON.stringify([...positions].slice(-MAX_POSITIONS)));
  } catch {
    // A full storage only loses positions.
  }
}
