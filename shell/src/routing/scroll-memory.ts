import { TAB_STORAGE_KEYS } from '@xana/contracts/storage-keys';
import type { PageRouter } from '@xana/remote-kit';

/** How long a page may pause in its growth before it is taken to be as tall as it will be. */
const GROWTH_TIMEOUT_MS = 10_000;
/** How long the position is held once it is reached. */
const HOLD_TIMEOUT_MS = 3_000;
const MAX_POSITIONS = 50;
const OWN_MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'];

/**
 * A new page starts at its top. Back, Forward and a reload return to where the reader was, once the page has grown to it;
 * a list that loads as one scrolls grows on the way. Positions outlive a reload in the storage of the tab.
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
 * Goes to a position and stays there while the page before gives way and the new one grows; the reader's own first move
 * ends that, whatever is still to come.
 */
function holdPosition(window: Window, target: number): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isReached = false;
  const arrive = () => {
    window.scrollTo(0, target);
    if (isReached) return;
    isReached = Math.abs(window.scrollY - target) < 1;
    clearTimeout(timer);
    timer = setTimeout(stop, isReached ? HOLD_TIMEOUT_MS : GROWTH_TIMEOUT_MS);
  };
  const observer = new ResizeObserver(arrive);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  arrive();
  observer.observe(window.document.body);
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
    // A full storage loses positions, nothing else.
  }
}
