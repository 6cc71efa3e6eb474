import type { PageRouter } from '@xana/remote-kit';
import { NavigationType, UNSAFE_createBrowserHistory } from 'react-router-dom';

type Snapshot = ReturnType<PageRouter['current']>;

/** The page's one history, for the shell and for every React root of the remotes. */
export function createPageRouter(window: Window): PageRouter {
  const history = UNSAFE_createBrowserHistory({ window, v5Compat: true });
  let snapshot: Snapshot = { location: history.location, navigationType: NavigationType.Pop };
  const listeners = new Set<() => void>();
  history.listen(({ location, action }) => {
    snapshot = { location, navigationType: action as unknown as NavigationType };
    for (const listener of [...listeners]) listener();
  });
  return {
    navigator: history,
    current: () => snapshot,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
