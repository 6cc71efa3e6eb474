import type { PageRouter } from '@xana/remote-kit';

const WINDOW_MS = 2_000;
/** Navigations of one remote within the window that no gesture of the user caused: redirects, and a search as one types. */
const MAX_NAVIGATIONS = 10;
/** A remote that went over the limit is ignored until it has been quiet for this time. */
const BLOCK_MS = 5_000;

/** `navigator.userActivation` would stay active for seconds after a click, in which a loop could navigate on. */
const GESTURE = /^(click|submit|change|input|key(down|up)|(pointer|mouse)(down|up)|touchend)$/;

interface LimitOptions {
  /** The event that is being dispatched: `window.event`. */
  currentEvent(): Event | undefined;
  /** Called when the remote goes over the limit, and not again before it has been quiet. */
  onBlocked(): void;
}

/**
 * The page's router for one remote. A remote that navigates in a loop would otherwise keep the visitor on its page: each of
 * its navigations undoes the visitor's own. Gestures are not limited.
 *
 * Only the first navigation in a row adds a history entry, so that one step back leads to where the visitor was.
 */
export function limitNavigation(router: PageRouter, { currentEvent, onBlocked }: LimitOptions): PageRouter {
  let recent: number[] = [];
  let blockedUntil = 0;
  let lastGesture: Event | undefined;

  /** One navigation for each gesture. */
  const isByGesture = (): boolean => {
    const event = currentEvent();
    if (!event?.isTrusted || !GESTURE.test(event.type) || event === lastGesture) return false;
    lastGesture = event;
    return true;
  };
  const decide = (): 'first' | 'further' | 'blocked' => {
    if (isByGesture()) return 'first';
    const now = performance.now();
    if (now < blockedUntil) {
      blockedUntil = now + BLOCK_MS;
      return 'blocked';
    }
    recent = recent.filter((at) => now - at < WINDOW_MS);
    if (recent.length === MAX_NAVIGATIONS) {
      blockedUntil = now + BLOCK_MS;
      onBlocked();
      return 'blocked';
    }
    recent.push(now);
    return recent.length === 1 ? 'first' : 'further';
  };

  const { navigator } = router;
  return {
    ...router,
    navigator: {
      ...navigator,
      push(to, state) {
        const decision = decide();
        if (decision === 'first') navigator.push(to, state);
        else if (decision === 'further') navigator.replace(to, state);
      },
      replace(to, state) {
        if (decide() !== 'blocked') navigator.replace(to, state);
      },
      go(delta) {
        if (decide() !== 'blocked') navigator.go(delta);
      },
    },
  };
}
