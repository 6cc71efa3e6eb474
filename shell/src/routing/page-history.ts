import type { PageRouter } from '@xana/remote-kit';
import { overlayStack } from '@xana/ui-kit/overlay-stack';
import { NavigationType, UNSAFE_createBrowserHistory } from 'react-router-dom';
import { createOverlayHistory } from './overlay-history.ts';

type Snapshot = ReturnType<PageRouter['current']>;

/** The page's one history, for the shell and for every React root of the remotes. */
export function createPageRouter(window: Window): PageRouter {
  const history = UNSAFE_createBrowserHistory({ window, v5Compat: true });
  // Without a key of its own, the first page of each load would share one.
  if (history.location.key === 'default') history.replace(history.location, history.location.state);
  const overlayHistory = createOverlayHistory(window, overlayStack);
  let snapshot: Snapshot = { location: history.location, navigationType: NavigationType.Pop };
  const listeners = new Set<() => void>();
  let isPush = false;
  history.listen(({ location, action }) => {
    const isPop = action === 'POP';
    // An entry of an overlay has the key of its page: nothing changed but what is open.
    const isSamePage = isPop && location.key === snapshot.location.key;
    if (!isSamePage) {
      snapshot = { location, navigationType: isPush ? NavigationType.Push : (action as unknown as NavigationType) };
      for (const listener of [...listeners]) listener();
    }
    if (isPop) overlayHistory.onPop();
  });
  return {
    navigator: {
      createHref: history.createHref,
      encodeLocation: history.encodeLocation,
      go: history.go,
      /** A page that opens from an overlay takes the entry of that overlay. */
      push: (to, state) =>
        overlayHistory.leaveEntries(1, () => {
          if (overlayHistory.depth() === 0) return history.push(to, state);
          isPush = true;
          history.replace(to, state);
          isPush = false;
        }),
      replace: (to, state) => overlayHistory.leaveEntries(0, () => history.replace(to, state)),
    },
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
