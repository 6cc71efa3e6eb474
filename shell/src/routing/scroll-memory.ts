import type { PageRouter } from '@xana/remote-kit';

/** Longest wait for a page to be tall enough again, in milliseconds. */
const PATIENCE = 3_000;

/** A new page starts at its top; Back and Forward return to where the reader was, once the page has grown to it. */
export function rememberScroll(router: PageRouter, window: Window): void {
  window.history.scrollRestoration = 'manual';
  const positions = new Map<string, number>();
  let key = router.current().location.key;
  let stopWaiting = () => {};
  window.addEventListener('scroll', () => positions.set(key, window.scrollY), { passive: true });
  router.subscribe(() => {
    const { location, navigationType } = router.current();
    stopWaiting();
    key = location.key;
    const target = navigationType === 'POP' ? (positions.get(key) ?? 0) : 0;
    if (navigationType === 'REPLACE') return;
    stopWaiting = scrollWhenPossible(window, target);
  });
}

function scrollWhenPossible(window: Window, target: number): () => void {
  const root = window.document.documentElement;
  const arrive = () => {
    window.scrollTo(0, target);
    return root.scrollHeight - window.innerHeight >= target;
  };
  if (arrive()) return () => {};
  const observer = new ResizeObserver(() => {
    if (arrive()) observer.disconnect();
  });
  observer.observe(window.document.body);
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
